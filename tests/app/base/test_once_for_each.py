"""What is worked out once for an object: by the very object, for the latest of them."""

from tutor.app.base.once_for_each import once_for_each


def test_a_result_is_worked_out_once_for_the_very_object_and_not_for_an_equal_one() -> None:
    asked: list[list[int]] = []

    @once_for_each
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, equal = [1, 2], [1, 2]
    assert [total(one), total(one), total(equal), total(one)] == [3, 3, 3, 3]
    assert [id(each) for each in asked] == [id(one), id(equal)]


def test_the_results_for_the_latest_objects_only_are_kept() -> None:
    asked: list[int] = []

    @once_for_each
    def first(numbers: list[int]) -> int:
        asked.append(numbers[0])
        return numbers[0]

    many = [[number] for number in range(17)]
    assert list(map(first, many)) == list(range(17))
    assert [first(many[16]), first(many[1]), first(many[0])] == [16, 1, 0]
    assert asked == [*range(17), 0]

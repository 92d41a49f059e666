"""`python -m tutor` is the same as `zwickern`."""

from tutor.cli.main import main

if __name__ == "__main__":
    main()

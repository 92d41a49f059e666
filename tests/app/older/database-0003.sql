BEGIN TRANSACTION;
CREATE TABLE "attempt" (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	id CHAR(32) NOT NULL, 
	moment DATETIME NOT NULL, 
	profile VARCHAR(64) NOT NULL, 
	item_id VARCHAR(400) NOT NULL, 
	concept VARCHAR(200) NOT NULL, 
	outcome VARCHAR(20) NOT NULL, 
	hints INTEGER NOT NULL, 
	milliseconds BIGINT, 
	variant VARCHAR(64), 
	themes VARCHAR(400) DEFAULT '' NOT NULL, 
	mixed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT attempt_once UNIQUE (profile, id)
);
INSERT INTO "attempt" VALUES(1,'00000000000000000000000000000001','2026-11-20 12:01:00.000000','local','lessons/01-the-game/one','zwick','right',0,NULL,NULL,'',0);
INSERT INTO "attempt" VALUES(2,'00000000000000000000000000000002','2026-11-20 12:02:00.000000','local','puzzles/jensen/an-open-door','zwick','wrong',1,8000,'jensen','long-group',1);
INSERT INTO "attempt" VALUES(3,'00000000000000000000000000000003','2026-11-20 12:03:00.000000','local','puzzles/jensen/an-open-door','zwick','legal-but-missed',2,61000,'jensen','long-group joker',1);
INSERT INTO "attempt" VALUES(4,'00000000000000000000000000000004','2026-11-20 12:04:00.000000','local','puzzles/jensen/an-open-door','zwick','shown',4,99000,'jensen','long-group',0);
INSERT INTO "attempt" VALUES(5,'00000000000000000000000000000005','2026-11-20 12:05:00.000000','local','fresh/our-table/zwick/17','zwick','right',0,4000,'our-table','',1);
INSERT INTO "attempt" VALUES(6,'00000000000000000000000000000063','2026-11-20 12:00:00.000000','somebody else','puzzles/jensen/an-open-door','zwick','right',0,NULL,NULL,'',0);
CREATE TABLE attempt_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT attempt_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "attempt_version" VALUES('0003');
CREATE TABLE setting (
	profile VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (profile, name)
);
INSERT INTO "setting" VALUES('local','look-text','yes');
INSERT INTO "setting" VALUES('local','look-four-colours','no');
INSERT INTO "setting" VALUES('local','look-contrast','no');
INSERT INTO "setting" VALUES('local','house/our-table','name: our-table
based_on: jensen
title: As we play at home
build_on_empty: true
points: {10D: 5}
');
INSERT INTO "setting" VALUES('local','record/half-of-the-table','title: Half of the table
variant: jensen
seats: [Ida, Jan]
dealer: Jan
deals:
  - hands:
      Ida: [JS, 3H, 9C, 7D]
      Jan: [2C, 9D, 10S, KH]
    table: [2D, 10H, 5S]
    plays:
      - seat: Ida
        play: "JS x 2D+10H"
        note: The jack is worth twelve.
        claims:
          - could: "7D x 2D+5S"
      - {seat: Jan, play: 2C, note: Nothing takes the 5., claims: [no_capture]}
');
INSERT INTO "setting" VALUES('local','guess/record/half-of-the-table','{"start": 1, "seat": null, "tried": {"1": "7D x 2D+5S", "2": ""}}');
CREATE INDEX attempt_by_profile ON attempt (profile, moment);
CREATE TRIGGER attempt_no_update BEFORE UPDATE ON attempt
BEGIN SELECT RAISE(ABORT, 'attempts are never changed'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('attempt',6);
COMMIT;

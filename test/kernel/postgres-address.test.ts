import { expect, test } from "bun:test";
import { splitPostgresAddress } from "#/kernel/postgres-address";

test("an address is split into one for each host, without what only the search for the primary needs", () => {
  expect(
    splitPostgresAddress("postgres://livery:p%40ss,word@a:5432,b,[::1]:5433/db?target_session_attrs=read-write&sslmode=require"),
  ).toEqual([
    "postgres://livery:p%40ss,word@a:5432/db?sslmode=require",
    "postgres://livery:p%40ss,word@b/db?sslmode=require",
    "postgres://livery:p%40ss,word@[::1]:5433/db?sslmode=require",
  ]);
  expect(splitPostgresAddress("postgresql://a/db")).toEqual(["postgresql://a/db"]);
  expect(splitPostgresAddress("postgres:///db?target_session_attrs=primary")).toEqual(["postgres:///db"]);
});

test.each([
  "mysql://a/db",
  "postgres://a",
  "postgres://a/",
  "postgres://a,/db",
  "postgres://,/db",
  "postgres://a:x/db",
  "postgres://a,b:70000/db",
  "postgres://a/db?target_session_attrs=any",
])("%p is no address of a database that can be written", (address) => {
  expect(splitPostgresAddress(address)).toBeUndefined();
});

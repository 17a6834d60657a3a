import { expect, test } from "bun:test";
import { settings } from "#/config/settings";
import { processCommands } from "#/transports/cli/process-commands";

test("the server takes every setting as a flag but those of clients", () => {
  const serve = processCommands.find(({ name }) => name === "serve");
  const missing = Object.keys(settings).filter((name) => !serve?.settings.includes(name));
  expect(missing.toSorted()).toEqual(["apiKey", "server"]);
});

test("a command takes a setting once", () => {
  const repeated = processCommands.flatMap(({ name, settings: taken }) =>
    taken.filter((setting, index) => taken.indexOf(setting) !== index).map((setting) => `${name}: ${setting}`),
  );
  expect(repeated).toEqual([]);
});

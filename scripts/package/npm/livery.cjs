#!/usr/bin/env node
// Starts the executable of this platform, which one of the optional dependencies holds.
const { spawn } = require("node:child_process");
const { dirname, join } = require("node:path");

const systems = { linux: "linux", darwin: "macos", win32: "windows" };

function isMusl() {
  if (process.platform !== "linux") return false;
  return !process.report?.getReport()?.header?.glibcVersionRuntime;
}

function findExecutable() {
  const { name, optionalDependencies } = require("../package.json");
  const target = `${systems[process.platform] || process.platform}-${process.arch}${isMusl() ? "-musl" : ""}`;
  const platformPackage = `@${name}/${target}`;
  if (!Object.hasOwn(optionalDependencies, platformPackage)) {
    const known = Object.keys(optionalDependencies).map((known) => known.split("/")[1]);
    throw new Error(`There is no executable for ${target}. There are: ${known.join(", ")}.`);
  }
  try {
    const folder = dirname(require.resolve(`${platformPackage}/package.json`));
    return join(folder, "bin", process.platform === "win32" ? "livery.exe" : "livery");
  } catch {
    throw new Error(
      `The package ${platformPackage} is not installed. Install ${name} again without --omit=optional or --no-optional, ` +
        `and on this platform: packages in node_modules that were copied from another one do not suit.`,
    );
  }
}

function start(executable) {
  const child = spawn(executable, process.argv.slice(2), { stdio: "inherit" });
  // A terminal sends SIGINT to both processes, and a second one ends the executable at once. Without a terminal it is
  // passed on.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  process.on("SIGINT", () => hasTerminal || child.kill("SIGINT"));
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`livery: ${executable} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (status, signal) => {
    if (signal === null) process.exit(status);
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

try {
  start(findExecutable());
} catch (error) {
  console.error(`livery: ${error.message}`);
  process.exitCode = 1;
}

/** A platform that packages are made for. */
export type Target = {
  readonly name: string;
  /** How people call it. */
  readonly title: string;
  /** The compiler's name for it. */
  readonly bunTarget: string;
  /** The package with the runtime, and the SHA-256 of its executable. */
  readonly runtime: { readonly package: string; readonly sha256: string };
  /** Node's names for the system, the processor and the C library. */
  readonly os: "linux" | "darwin" | "win32";
  readonly cpu: "x64" | "arm64";
  readonly libc?: "glibc" | "musl";
};

/**
 * All platforms. There is no separate build for old x64 processors: Bun publishes the same bytes for
 * `x64` and `x64-baseline`, so the x64 packages run without AVX2.
 */
export const targets: readonly Target[] = [
  {
    name: "linux-x64",
    title: "Linux, x64, glibc 2.17 or newer",
    bunTarget: "bun-linux-x64",
    runtime: { package: "@oven/bun-linux-x64", sha256: "f05d28a3862f4b84395c7fa32480b835dd47482e80b7e7a49a115227f0c06083" },
    os: "linux",
    cpu: "x64",
    libc: "glibc",
  },
  {
    name: "linux-x64-musl",
    title: "Linux, x64, musl with libstdc++ and libgcc, such as Alpine",
    bunTarget: "bun-linux-x64-musl",
    runtime: { package: "@oven/bun-linux-x64-musl", sha256: "cf5d285ddbe256785a5121a3c113191a6b577504976374c7cfd5aedca609b720" },
    os: "linux",
    cpu: "x64",
    libc: "musl",
  },
  {
    name: "linux-arm64",
    title: "Linux, arm64, glibc 2.17 or newer",
    bunTarget: "bun-linux-arm64",
    runtime: { package: "@oven/bun-linux-aarch64", sha256: "04778f1f42399a69d086853e9c7af4acf574b2f21a43d0dc673853d8b84a2923" },
    os: "linux",
    cpu: "arm64",
    libc: "glibc",
  },
  {
    name: "linux-arm64-musl",
    title: "Linux, arm64, musl with libstdc++ and libgcc, such as Alpine",
    bunTarget: "bun-linux-arm64-musl",
    runtime: {
      package: "@oven/bun-linux-aarch64-musl",
      sha256: "9c48986093073afec8b76a3e285303598dd2462f52748aecb65e4d94866e1ea3",
    },
    os: "linux",
    cpu: "arm64",
    libc: "musl",
  },
  {
    name: "macos-x64",
    title: "macOS, Intel",
    bunTarget: "bun-darwin-x64",
    runtime: { package: "@oven/bun-darwin-x64", sha256: "88f97645b270aef20f9f9442f1658461cab3e7128e658af4615144e3396f084a" },
    os: "darwin",
    cpu: "x64",
  },
  {
    name: "macos-arm64",
    title: "macOS, Apple silicon",
    bunTarget: "bun-darwin-arm64",
    runtime: { package: "@oven/bun-darwin-aarch64", sha256: "e2984124f1514e1e6bbda20adedbf07a02c443c6a5828853a15c7c7abf78e19f" },
    os: "darwin",
    cpu: "arm64",
  },
  {
    name: "windows-x64",
    title: "Windows, x64",
    bunTarget: "bun-windows-x64",
    runtime: { package: "@oven/bun-windows-x64", sha256: "e06ad0864463c68892ae71a2a64af7eae1585cac5dd9b80bc042f45605587cb1" },
    os: "win32",
    cpu: "x64",
  },
];

/** The executable's file name. */
export const getProgramName = ({ os }: Target): string => (os === "win32" ? "livery.exe" : "livery");

/** Targets by a list of names with commas. Throws a plain Error for unknown names. */
export function parseTargets(list: string): readonly Target[] {
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0)
    throw new Error(`Unknown targets: ${unknown.join(", ")}. Choose among ${targets.map(({ name }) => name).join(", ")}.`);
  return targets.filter(({ name }) => names.includes(name));
}

/** The target that runs on this machine, with the C library that this program was linked with. */
export function getNativeTarget(): Target {
  const report = process.report?.getReport() as { readonly header?: { readonly glibcVersionRuntime?: string } } | undefined;
  const libc = process.platform !== "linux" ? undefined : report?.header?.glibcVersionRuntime === undefined ? "musl" : "glibc";
  const native = targets.find(
    ({ os, cpu, ...target }) => os === process.platform && cpu === process.arch && target.libc === libc,
  );
  if (native === undefined) throw new Error(`There is no package for ${process.platform} on ${process.arch}.`);
  return native;
}

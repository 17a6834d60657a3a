/** Debian's packages of which the image's base takes files, by exact version and SHA-256. */
export type DebianPackage = {
  readonly name: string;
  readonly architecture: "amd64" | "arm64" | "all";
  readonly version: string;
  readonly sha256: string;
};

export const debianPackages: readonly DebianPackage[] = [
  {
    name: "libc6",
    architecture: "amd64",
    version: "2.36-9+deb12u14",
    sha256: "ba4f88f73dbc3ae9055f3c20f4523bfdbaf1ad13ff95e258924f77d20b4fbedf",
  },
  {
    name: "libc6",
    architecture: "arm64",
    version: "2.36-9+deb12u14",
    sha256: "01f4330719fd4f65580e16ea5a0527f372fca750e8f588d26deaf09f2d3b1cf4",
  },
  {
    name: "ca-certificates",
    architecture: "all",
    version: "20250419~deb12u2",
    sha256: "b9f76b5271a7ac373fd5e7e1b5b826a71ddd702b42a0d104955ecb1acfffc94b",
  },
];

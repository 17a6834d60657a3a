const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/**
 * Whether a path can be unpacked on any system: relative, without `..`, drive letters, reserved
 * names or special characters.
 */
export function isSafePath(path: string): boolean {
  return (
    path.length > 0 &&
    path.length <= 240 &&
    !/[\u0000-\u001f\u007f\\:*?"<>|]/.test(path) &&
    path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !/[. ]$/.test(part) && !reserved.test(part))
  );
}

const maxColumns = 24;

/**
 * The shares of the columns of a grid, such as 5 and 7; undefined for widths that are no shares.
 */
export function listColumns(value: string | undefined): readonly number[] | undefined {
  const repeated = (value ?? "").replace(
    /repeat\((\d{1,2}), ?(minmax\(0, ?[\d.]{1,6}fr\)|[\d.]{1,6}fr)\)/g,
    (_, count: string, track: string) =>
      Array<string>(Math.min(Number(count), maxColumns))
        .fill(track)
        .join(" "),
  );
  const tracks = repeated.replace(/minmax\(0(?:px)?, ?([\d.]{1,6}fr)\)/g, "$1").split(/\s+/);
  const shares = tracks.map((track) => /^([\d.]{1,6})fr$/.exec(track)?.[1]);
  return shares.every((share) => share !== undefined) ? shares.map(Number) : undefined;
}

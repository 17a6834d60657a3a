import type { ReactNode } from "react";

type Column<Row> = {
  readonly id: string;
  readonly label: string;
  /** Content of the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  readonly align?: "start" | "end" | undefined;
  /** The column that names the row and becomes its header. */
  readonly isName?: boolean | undefined;
  /** Hides the label visually, for example above row menus. */
  readonly hidesLabel?: boolean | undefined;
};

type TableProps<Row> = {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
  /** Content below the rows, such as a button that loads more. */
  readonly foot?: ReactNode;
};

/** A table. In a narrow window each row becomes a block of labelled lines. */
export function Table<Row>({ caption, columns, rows, getRowKey, foot }: TableProps<Row>) {
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align = "start", hidesLabel }) => (
              <th key={id} scope="col" className={`table-${align}`}>
                <span className={hidesLabel ? "unseen" : undefined}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)}>
              {columns.map(({ id, label, cell, align = "start", isName, hidesLabel }) =>
                isName ? (
                  <th key={id} scope="row" className="table-name">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={`table-${align}${hidesLabel ? " table-bare" : ""}`} data-label={label}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {foot && <div className="table-foot">{foot}</div>}
    </div>
  );
}

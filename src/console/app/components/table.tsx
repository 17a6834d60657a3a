import type { ReactNode } from "react";

export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  /** What the cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  readonly align?: "start" | "end" | undefined;
  /** The column that names the row; it is the row's heading. */
  readonly isName?: boolean | undefined;
  /** Whether the label is only heard, as over a row's menu. */
  readonly hidesLabel?: boolean | undefined;
};

type TableProps<Row> = {
  /** What the table lists; heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
  /** What stands below the rows, such as a button for more. */
  readonly foot?: ReactNode;
};

/** Rows of like things. In a narrow window each row becomes a block of labelled lines. */
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

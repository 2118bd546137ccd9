import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** On a phone the name stands beside all but `free` ones; `action` is for buttons, which need no name at all. */
  kind?: "text" | "free" | "action";
}

interface DataTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table that becomes a list of cards on a phone. */
export function DataTable<Row extends { id: string }>({ caption, columns, rows }: DataTableProps<Row>) {
  const [head, ...others] = columns;
  if (!head) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.kind === "action" ? <span className={styles.hidden}>{column.name}</span> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{head.cell(row)}</th>
            {others.map((column) => (
              <td key={column.name} data-label={(column.kind ?? "text") === "text" ? column.name : undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Also the sort key sent to the server. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** 3 hides first when the table gets narrow, then 2; without one it always stays. */
  priority?: 2 | 3;
  sortable?: boolean;
  /** The cell is taller than a line; its phone label stays at the top. */
  tall?: boolean;
};

export type RowIdentity<Row> = {
  rowKey: (row: Row) => number | string;
  /** What the row is called: "Actions for {name}". */
  rowName: (row: Row) => string;
};

import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Key of the column, which is also its sort key on the server. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** When the table is narrow, 3 is hidden first, then 2. Without a priority the column always stays. */
  priority?: 2 | 3;
  sortable?: boolean;
  /** True when cells need the width of a phone. They are below their label there. */
  whole?: boolean;
};

export type RowIdentity<Row> = {
  rowKey: (row: Row) => number | string;
  /** Name of a row, for labels such as "Actions for {name}". */
  rowName: (row: Row) => string;
};

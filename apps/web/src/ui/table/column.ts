import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Key of the column, which is also its sort key on the server. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /**
   * Order in which columns are hidden in a narrow table: 3 first, then 2. Without a priority the column always stays.
   */
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

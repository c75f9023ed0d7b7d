export { BulkBar, BulkButton } from './bulk-bar.tsx';
export type { Column } from './column.ts';
export { DataTable, type DataTableProps, type Rows } from './data-table.tsx';
export { FilterChip } from './filter-chip.tsx';
export { type ListState, useListState } from './list-state.ts';
export { pageRows } from './page-rows.ts';
export { RowTitle } from './row-title.tsx';
export { TablePager } from './table-pager.tsx';

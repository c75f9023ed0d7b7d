export type { MergedData, MovedTable } from './merged-data.ts';

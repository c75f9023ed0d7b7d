export { RowList } from './row-list.tsx';

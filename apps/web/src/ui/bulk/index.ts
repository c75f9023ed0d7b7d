export { type BulkTarget, countOfTarget, useBulk } from './use-bulk.tsx';

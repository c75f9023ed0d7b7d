export { type Connection, type ConnectionSettings, connect, withoutTimeouts } from './connect.ts';
export { type DatabaseFault, databaseFault } from './database-fault.ts';
export { dryRun } from './dry-run.ts';
export { type EmbeddedPostgres, ensureDatabase, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
export { isVirtualCourse } from './is-virtual.ts';
export { listMigrations } from './migrating/list-migrations.ts';
export { listAppliedMigrations, migrate } from './migrating/migrate.ts';
export {
  containing,
  limitTo,
  type OrderKey,
  orderBy,
  orderByKeys,
  sortNameOf,
  startingWith,
  wayToPage,
  whenSearched,
} from './paging.ts';
export { districtOf, hasNameLike, hasPosition, isInList } from './places.ts';
export { createProbe } from './probe.ts';
export { isOpenProduct, titleOf } from './products.ts';
export { refuseTransactionPooler } from './recognise-pooler.ts';
export { columnsOf } from './record-columns.ts';
export { type Database, inLongTransaction, inTransaction, type Queries, type Tx, violatedConstraint } from './tx.ts';

export { type Connection, connect } from './connect.ts';
export { type DatabaseFault, databaseFault } from './database-fault.ts';
export { type EmbeddedPostgres, ensureDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
export { listMigrations, migrate } from './migrate.ts';
export { containing, limitTo, orderBy, startingWith, whenSearched } from './paging.ts';
export { createProbe } from './probe.ts';
export { type Database, type Queries, type Tx, tx, violatedConstraint } from './tx.ts';

import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { onServer } from '../database.ts';

/** Process that a test kills. It starts the built-in server on the given folder, writes into it, and waits. */
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', durable: false });
await onServer(server.urlOf('postgres'), 'create table kept (id integer); insert into kept values (1)');
console.log('ready');
setInterval(() => undefined, 60_000);

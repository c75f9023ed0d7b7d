import { expect, inject, onTestFinished, test } from 'vitest';
import { onServer, urlOfDatabase } from '../../test-support/database.ts';
import { startPgBouncer } from '../../test-support/faults/pgbouncer.ts';
import { connect } from './connect.ts';
import { refuseTransactionPooler } from './recognise-pooler.ts';

const server = inject('databaseServer');
const settings = { size: 6, statementTimeoutMs: 200, lockTimeoutMs: 100, pooler: 'transaction' } as const;

test.each([
  ['that refuses the settings of a session', {}],
  ['that ignores them', { ignores: 'options' }],
])('recognises a transaction pooler %s at start, and names the setting in the message', async (_which, options) => {
  const pooler = await startPgBouncer(server, options);
  onTestFinished(pooler.stop);
  await expect(refuseTransactionPooler(pooler.url)).rejects.toThrow('Set DB_POOLER=transaction');
});

test('accepts the database itself and a pooler that keeps sessions', async () => {
  await refuseTransactionPooler(server);
  const pooler = await startPgBouncer(server, { mode: 'session', ignores: 'options' });
  onTestFinished(pooler.stop);
  await refuseTransactionPooler(pooler.url);
});

test('gives every statement behind the pooler its time zone and limits, and leaves nothing in the session', async () => {
  const name = `doselore_pooled_${process.pid}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  await onServer(server, `alter database ${name} set timezone to 'Pacific/Auckland'`);
  const pooler = await startPgBouncer(urlOfDatabase(server, name));
  onTestFinished(pooler.stop);
  const { pool, close } = connect(pooler.url, settings);
  onTestFinished(close);
  const shown = "select current_setting('timezone') as zone, current_setting('statement_timeout') as limit";
  const answers = await Promise.all(Array.from({ length: 40 }, () => pool.query(shown)));
  for (const { rows } of answers) expect(rows).toEqual([{ zone: 'UTC', limit: '200ms' }]);
  await expect(pool.query('select pg_sleep(1)')).rejects.toMatchObject({ code: '57014' });
  const prepared = await pool.query('select count(*)::int as count from pg_prepared_statements where name <> $1', ['']);
  expect(prepared.rows).toEqual([{ count: 0 }]);
});

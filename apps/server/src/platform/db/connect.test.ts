import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { onServer, urlOfDatabase } from '../../test-support/database.ts';

test.each([
  ['sessions', undefined],
  ['transactions', 'transaction'],
])(
  'reads the day of a timestamp in UTC, whatever the time zones of server and database (pooling %s)',
  async (_what, pooler) => {
    const server = inject('databaseServer');
    const name = `doselore_zone_${process.pid}_${pooler}`;
    await onServer(server, `create database ${name}`);
    onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
    await onServer(server, `alter database ${name} set timezone to 'Pacific/Auckland'`);
    const script = `
    const { connect } = await import(${JSON.stringify(path.join(import.meta.dirname, 'connect.ts'))});
    const { pool, close } = connect(${JSON.stringify(urlOfDatabase(server, name))}, ${JSON.stringify({ size: 4, statementTimeoutMs: 0, lockTimeoutMs: 0, pooler })});
    const late = new Date('2026-07-14T23:30:00Z');
    const { rows } = await pool.query("select $1::date as sent, $2::timestamptz::date as stored, '2026-07-14'::date::timestamptz as began", [late, late]);
    console.log(JSON.stringify(rows[0]));
    await close();`;
    const environment = { ...process.env, TZ: 'Europe/London' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: environment,
    });
    expect(JSON.parse(stdout)).toEqual({
      sent: '2026-07-14',
      stored: '2026-07-14',
      began: '2026-07-14T00:00:00.000Z',
    });
  },
);

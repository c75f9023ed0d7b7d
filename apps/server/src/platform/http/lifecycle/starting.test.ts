import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { endServer, freePort, startServer } from '../../../test-support/servers/server-process.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();

test('is alive and not ready while it migrates, and ready afterwards', async () => {
  const other = new pg.Client({ connectionString: server.environment.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('lock table schema_migrations in access exclusive mode');
  const port = await freePort();
  const starting = startServer({ ...server.environment, PORT: String(port), HOST: '127.0.0.1', DEMO: 'off' });
  onTestFinished(async () => endServer(await starting, 'SIGTERM'));
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status, headers }) => ({ status, isNamed: headers.has('x-request-id') }),
      () => undefined,
    );
  await expect.poll(() => statusOf('/alive'), { timeout: 20_000 }).toEqual({ status: 200, isNamed: true });
  expect(await statusOf('/ready')).toEqual({ status: 503, isNamed: true });
  expect(await statusOf('/api/user')).toEqual({ status: 503, isNamed: true });
  await sleep(100);
  expect(await statusOf('/ready')).toEqual({ status: 503, isNamed: true });
  await other.query('rollback');
  await starting;
  expect(await statusOf('/ready')).toEqual({ status: 200, isNamed: true });
});

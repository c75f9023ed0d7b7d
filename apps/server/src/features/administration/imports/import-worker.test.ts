import { describe, expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { openImportLists } from '../../../test-support/lists/import-lists.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { importTask } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const { groupId, admin, person, fresh, work, upload, match } = await openImportLists(server);

describe('import worker', () => {
  test('leaves nothing of a batch when it dies, and the next worker repeats no row', async () => {
    const rows = Array.from({ length: 600 }, () => person(fresh()));
    const list = await upload(rows);
    await match(list);
    await admin.post(`${list}/start`);
    const real = importTask(services);
    let batches = 0;
    await work([
      {
        ...real,
        async step(tx, id) {
          const more = await real.step(tx, id, undefined);
          batches += 1;
          if (batches === 2) throw new Error('the power went');
          return more;
        },
      },
    ]);
    expect((await admin.get(list)).json()).toMatchObject({ state: 'running', counts: { done: 200, ready: 400 } });
    await work();
    expect((await admin.get(list)).json().state).toBe('running');
    clock.advance(minutes(1));
    await work();
    expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { done: 600, ready: 0 } });
    const emails = rows.map((row) => row[2]);
    const [made] = await server.rows('select count(*)::int as n from outbox_messages where recipient = any($1)', [
      emails,
    ]);
    expect(made).toEqual({ n: 600 });
  });

  test('gives up after five failures, and marks every row left as not imported', async () => {
    const list = await upload([person(fresh())]);
    await match(list);
    await admin.post(`${list}/start`);
    const broken = { ...importTask(services), step: () => Promise.reject(new Error('no disk')) };
    for (let round = 0; round < 5; round += 1) {
      await work([broken]);
      clock.advance(minutes(1));
    }
    expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { failed: 1 } });
    expect(await server.rows('select 1 from background_tasks')).toEqual([]);
  });

  test('imports nobody for an admin who has lost the place since', async () => {
    const otherId = await buildUser(db, { roles: ['group_admin'] });
    await buildManager(db, { userId: otherId, groupId });
    const other = await server.as(otherId);
    const email = fresh();
    const list = await upload([person(email)], { by: other });
    await match(list, other);
    await other.post(`${list}/start`);
    await server.rows('delete from group_managers where user_id = $1', [otherId]);
    await work();
    expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { failed: 1 } });
    expect(await server.rows('select 1 from users where email = $1', [email])).toEqual([]);
  });
});

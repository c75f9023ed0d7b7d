import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../test-support/test-app.ts';
import { after, minutes } from '../clock/index.ts';
import { inTransaction } from '../db/index.ts';
import { tasksOf } from '../jobs/tasks.repository.ts';
import { outbox } from '../mail/outbox.repository.ts';
import {
  type Claim,
  type ClaimedWork,
  changeClaimed,
  claimRows,
  countWork,
  extendClaim,
  releaseClaim,
  workClaimed,
} from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const claimMs = minutes(10);
const most = 1;
const fresh = () => ({ now: clock.now(), until: after(clock, claimMs), most });

const insertTasks = (count: number) =>
  server.rows(
    `insert into background_tasks (kind, subject_id, next_try_at) select 'test', n, $1 from generate_series(1, $2::int) n`,
    [clock.now(), count],
  );
const insertMessages = (count: number) =>
  server.rows(
    `insert into outbox_messages (recipient, subject, body_text, body_html, next_try_at)
     select n || '@example.org', 'Test', 'Test', '', $1 from generate_series(1, $2::int) n`,
    [clock.now(), count],
  );

/** Works that show both kinds of claims: a uuid, and the number of tries. */
const works: [string, ClaimedWork, (count: number) => Promise<unknown>][] = [
  ['tasks', tasksOf('test'), insertTasks],
  ['messages', outbox, insertMessages],
];

beforeEach(async () => {
  clock.set('2040-01-01T09:00:00Z');
  await server.rows('delete from background_tasks');
  await server.rows('delete from outbox_messages');
});

describe.each(works)('claims of %s', (_name, work, insert) => {
  /** Changes that leave the row as it is. */
  const changes = sql`${sql.ref(work.tries)} = ${sql.ref(work.tries)}`;
  const remove = (claim: Claim) => sql`delete from ${sql.table(work.table)} where id = ${claim.id}`.execute(db);

  /** Runs one node until no row is due. Returns the ids of its rows. */
  async function node(run: (claim: Claim) => Promise<unknown> = remove): Promise<number[]> {
    const done: number[] = [];
    for (;;) {
      const worked = await workClaimed({ db, clock }, work, {
        claimMs,
        run: async (claim) => {
          await run(claim);
          done.push(claim.id);
        },
      });
      if (worked === undefined) return done;
      if (worked.error !== undefined) throw worked.error;
    }
  }

  test('two workers that race for one row do its work once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await insert(1);
      const done = await Promise.all([node(), node()]);
      expect(done.flat()).toHaveLength(1);
    }
  });

  test('eight workers share out 40 rows, each once', async () => {
    await insert(40);
    const done = (await Promise.all(Array.from({ length: 8 }, () => node()))).flat();
    expect([done.length, new Set(done).size]).toEqual([40, 40]);
  });

  test('a node claims several rows at once, and other nodes the next ones', async () => {
    await insert(5);
    const batches = await Promise.all([1, 2, 3].map(() => claimRows(db, work, { ...fresh(), most: 2 })));
    const ids = batches.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    expect(batches.every((batch) => batch.length <= 2)).toBe(true);
  });

  test('the row of a worker that dies is claimed again after its claim, and the dead worker changes nothing', async () => {
    await insert(1);
    const begun = Promise.withResolvers<Claim>();
    const wakes = Promise.withResolvers<void>();
    let late: boolean | undefined;
    const dead = workClaimed({ db, clock }, work, {
      claimMs,
      run: async (claim) => {
        begun.resolve(claim);
        await wakes.promise;
        late = await changeClaimed(db, work, claim, sql`${sql.ref(work.tries)} = 99`);
      },
    });
    const lost = await begun.promise;
    clock.advance(claimMs - 1);
    expect(await claimRows(db, work, fresh()), 'the claim is still valid').toEqual([]);
    clock.advance(1);
    const [again] = await claimRows(db, work, fresh());
    expect(again).toMatchObject({ id: lost.id, tries: 2 });
    wakes.resolve();
    await dead;
    expect([late, await releaseClaim(db, work, lost, { at: clock.now() })]).toEqual([false, false]);
    expect(await countWork(db, work, clock.now())).toEqual({ due: 0, claimed: 1, later: 0, most_tries: 2 });
  });

  /** Works with 3 tries, and counts how often a row was tried and given up. */
  function openTries() {
    const counts = { tried: 0, givenUp: 0 };
    const attempt = () =>
      workClaimed({ db, clock }, work, {
        claimMs,
        pauseMs: minutes(1),
        run: () => {
          counts.tried += 1;
          return Promise.reject(new Error('no ink'));
        },
        last: {
          tries: 3,
          giveUp: async (tx, { id }) => {
            counts.givenUp += 1;
            await sql`delete from ${sql.table(work.table)} where id = ${id}`.execute(tx);
          },
        },
      });
    return { counts, attempt };
  }

  test('gives a row up when its last try fails, and waits between tries', async () => {
    await insert(1);
    const { counts, attempt } = openTries();
    for (let time = 1; time <= 3; time += 1) {
      expect((await attempt())?.error).toEqual(new Error('no ink'));
      expect(await attempt(), 'it waits').toBeUndefined();
      expect(counts).toEqual({ tried: time, givenUp: time === 3 ? 1 : 0 });
      clock.advance(minutes(1));
    }
    expect(await attempt()).toBeUndefined();
  });

  test('gives up a row that has ended its node in each try, without another try', async () => {
    await insert(1);
    const { counts, attempt } = openTries();
    for (let time = 1; time <= 3; time += 1) {
      expect(await claimRows(db, work, fresh())).toMatchObject([{ tries: time }]);
      clock.advance(claimMs);
    }
    expect(await attempt()).toMatchObject({ isExhausted: true });
    expect(counts).toEqual({ tried: 0, givenUp: 1 });
    expect(await countWork(db, work, clock.now())).toEqual({ due: 0, claimed: 0, later: 0, most_tries: 0 });
  });

  test('a worker that has lost its claim gives up nothing', async () => {
    await insert(1);
    let gaveUp = false;
    const worked = await workClaimed({ db, clock }, work, {
      claimMs,
      run: async () => {
        clock.advance(claimMs);
        await claimRows(db, work, fresh());
        throw new Error('too late');
      },
      last: {
        tries: 1,
        giveUp: async () => {
          gaveUp = true;
        },
      },
    });
    expect([worked?.error, gaveUp]).toEqual([new Error('too late'), false]);
  });

  test('a worker that extends its claim keeps the row, and one whose claim was lost cannot', async () => {
    await insert(1);
    const [claim] = await claimRows(db, work, fresh());
    if (claim === undefined) throw new Error('Nothing was claimed');
    const extend = () => extendClaim(db, work, claim, { until: after(clock, claimMs), changes });
    clock.advance(claimMs - 1);
    expect(await extend()).toBe(true);
    clock.advance(claimMs - 1);
    expect(await claimRows(db, work, fresh())).toEqual([]);
    clock.advance(1);
    expect(await claimRows(db, work, fresh())).toHaveLength(1);
    expect(await extend()).toBe(false);
  });

  test('a claim that is given back unused counts as no try, and is due at once', async () => {
    await insert(1);
    const [claim] = await claimRows(db, work, fresh());
    if (claim === undefined) throw new Error('Nothing was claimed');
    await inTransaction(db, (tx) => releaseClaim(tx, work, claim, { at: clock.now(), counts: false }));
    expect(await countWork(db, work, clock.now())).toMatchObject({ due: 1, most_tries: 0 });
    expect((await claimRows(db, work, fresh()))[0]).toMatchObject({ id: claim.id, tries: 1 });
  });
});

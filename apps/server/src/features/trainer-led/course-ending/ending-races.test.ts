import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { purchaseLicences } from '../../licences/licence-orders/index.ts';
import { takeBack } from '../../licences/licences/index.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock, services } = server;
clock.set('2026-09-01T10:30:00Z');

const once = () => ({ idempotencyKey: randomUUID() });
const close = (session: BuiltSession) => session.asSuper.post(session.site('/close-course'), once());

/** Checks the result, whichever came first: closed, empty pools, no open attendance, and correct books (V3). */
async function expectClosed(session: BuiltSession): Promise<void> {
  expect((await session.seats()).VGPOOL).toBe(0);
  const [row] = await server.rows(
    `select v.state, (select count(*)::int from virtual_group_delegates d
      where d.virtual_group_id = v.id and d.attendance is null) as unmarked
     from virtual_groups v where v.id = $1`,
    [session.virtualGroupId],
  );
  expect(row).toEqual({ state: 'closed', unmarked: 0 });
  const licences = await server.rows(`select from licences where virtual_group_id = $1 and state = 'issued'`, [
    session.virtualGroupId,
  ]);
  expect(licences).toEqual([]);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
}

test('closing a course during an issue leaves no unstarted licence and no seat in the pool', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server, { delegates: 6, pool: 6 });
    await session.mark({ 0: 'absent', 1: 'absent', 2: 'excused', 3: 'excused', 4: 'absent', 5: 'absent' });
    const issues = [0, 1, 2, 3, 4, 5].map((nth) => session.issueTo(nth));
    const [closed, ...issued] = await Promise.allSettled([close(session), ...issues]);
    expect(closed).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } });
    for (const one of issued) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    await expectClosed(session);
    expect({ HELD: 0, ...(await session.seats()) }).toMatchObject({ POT: 6, HELD: 0 });
  }
}, 120_000);

test('closing during marking: a mark counts before it, or is refused after it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server, { delegates: 3, pool: 3 });
    await session.issueTo(0, 1, 2);
    await session.mark({ 0: 'absent', 1: 'absent', 2: 'attended' });
    const [closed, ...marked] = await Promise.all([
      close(session),
      session.mark({ 0: 'attended' }),
      session.mark({ 1: 'partial' }),
    ]);
    expect(closed.statusCode).toBe(200);
    const late = marked.filter(({ statusCode }) => statusCode === 409).length;
    expect(marked.map(({ statusCode }) => statusCode).every((code) => code === 200 || code === 409)).toBe(true);
    await expectClosed(session);
    expect({ POT: 0, ...(await session.seats()) }).toMatchObject({ POT: late, USED: 3 - late, HELD: 0 });
  }
}, 120_000);

test('a course closes once during a take-back, a purchase and another closing, and every seat is in the pot', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server, { delegates: 2, pool: 4 });
    await session.issueTo(0, 1);
    await session.mark({ 0: 'absent', 1: 'absent' });
    const licences = await server.rows<{ id: number }>('select id from licences where virtual_group_id = $1', [
      session.virtualGroupId,
    ]);
    const { groupId, virtualGroupId, key, actor } = session;
    const back = { licenceIds: licences.map(({ id }) => id), reason: 'left', note: '', mayRevoke: true } as const;
    const order = { ...key, quantity: 1, transactionRef: 'T', poReference: '', directServiceOrder: 0, virtualGroupId };
    const [bought, , ...closed] = await Promise.allSettled([
      purchaseLicences(services, actor, { ...order, ...once() }),
      takeBack(services, actor, { place: { groupId }, ...back, ...once() }),
      close(session),
      close(session),
    ]);
    const codes = closed.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect(codes.sort()).toEqual([200, 409]);
    await expectClosed(session);
    expect(await session.seats()).toMatchObject({ POT: bought.status === 'fulfilled' ? 5 : 4, HELD: 0 });
  }
}, 120_000);

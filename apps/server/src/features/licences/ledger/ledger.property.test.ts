import { AppError } from '@doselore/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan } from '../../../test-support/ledger/ledger-model.factory.ts';
import {
  type Command,
  command,
  Declined,
  Model,
  openWorld,
  sessionCommand,
  type World,
} from '../../../test-support/ledger/ledger-world.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../ledger/index.ts';

const server = await openTestApp();
const { db, clock } = server;

const isForeign = ({ do: what, place = '', product }: Command) =>
  ['purchase', 'allocate'].includes(what) && place.startsWith('VGPOOL') && Number(place.at(-1)) !== product;

/**
 * Accepts refusals with a message, and no errors of the code or of a statement. 404 is a refusal where a licence has
 * been deleted, `validation_failed` where a Pharmacist-led Course teaches another product.
 */
const isRefusalOf = (step: Command) => (error: unknown) =>
  error instanceof Declined ||
  (error instanceof AppError &&
    (error.code === 'conflict' ||
      (error.code === 'validation_failed' && isForeign(step)) ||
      (error.code === 'not_found' && ['takeBack', 'retry', 'delete'].includes(step.do))));

async function carryOut(world: World, model: Model, step: Command): Promise<void> {
  const before = new Set(model.licences);
  const { run, expected } = plan(world, model, step);
  if (expected === undefined) {
    await expect(run(), `${step.do} should be refused`).rejects.toSatisfy(isRefusalOf(step));
    return;
  }
  await run();
  expected.apply();
  // The model learns the ids of the new licences, in the order of the command.
  const fresh = model.licences.filter((licence) => !before.has(licence));
  if (fresh.length === 0) return;
  const rows = await server.rows<{ id: number }>(
    'select id from licences where group_id = $1 order by id desc limit $2',
    [world.groupId, fresh.length],
  );
  for (const [n, { id }] of rows.toReversed().entries()) Object.assign(fresh[n] ?? {}, { id });
}

async function expectSound(world: World, model: Model): Promise<void> {
  const balances = await server.rows<{ product: number; months: number; account: string; available: number }>(
    `select product_id as product, certificate_months as months, available,
       kind || case kind when 'POOL' then (place_id - $2)::text when 'VGPOOL' then (place_id - $3)::text else '' end as account
     from licence_accounts where group_id = $1`,
    [world.groupId, world.pools[0], world.sessions[0]],
  );
  for (const [n, product] of world.products.entries())
    for (const months of [0, 12]) {
      const at = (account: string) =>
        balances.find((row) => row.product === product && row.months === months && row.account === account)
          ?.available ?? 0;
      const kinds = ['POT', 'POOL0', 'POOL1', 'VGPOOL0', 'VGPOOL1', 'HELD', 'USED', 'VOID'];
      const said = kinds.map((kind) => [kind, at(kind)]);
      expect(said, 'L1b').toEqual(kinds.map((kind) => [kind, model.at(n, months, kind)]));
      for (const [session, { isOpen }] of model.sessions.entries())
        if (!isOpen) expect(at(`VGPOOL${session}`), 'V3').toBe(0);
      const total = kinds.reduce((sum, kind) => sum + at(kind), 0);
      expect(total, 'L1').toBe(0 - model.at(n, months, 'SUPPLY') - model.at(n, months, 'ELSEWHERE'));
    }
  const states = await server.rows<{ id: number; state: string; certificate_months: number }>(
    'select id, state, certificate_months from licences where group_id = $1 and deleted_at is null order by id',
    [world.groupId],
  );
  const kept = model.licences.filter(({ id }) => id > 0).sort((a, b) => a.id - b.id);
  expect(states, 'L11').toEqual(kept.map(({ id, state, months }) => ({ id, state, certificate_months: months })));
}

const sequence = fc.oneof(
  fc.array(command, { minLength: 5, maxLength: 30 }),
  fc.array(sessionCommand, { minLength: 15, maxLength: 30 }),
);

test('any sequence of commands keeps the books correct (L1 to L6, L9 to L11, V3)', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const world = await openWorld(server);
      const model = new Model();
      for (const step of commands) await carryOut(world, model, step);
      await expectSound(world, model);
      expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
    }),
    { numRuns: 30 },
  );
}, 240_000);

test('three actors at once, each with their own commands: some are refused, and the books stay correct', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 6, maxLength: 12 }), { minLength: 3, maxLength: 3 }),
      async (actors) => {
        const world = await openWorld(server);
        const model = new Model();
        for (const months of [0, 12])
          for (const product of [0, 1])
            await carryOut(world, model, { do: 'purchase', product, months, place: 'POT', quantity: 3 });
        for (const product of [0, 1])
          await carryOut(world, model, { do: 'issue', product, months: 12, quantity: 2, pick: 0 });
        const known = structuredClone(model.licences);
        await Promise.all(
          actors.map(async (commands) => {
            for (const step of commands) {
              // The result depends on the other actors, so that only the books are checked.
              const own = Object.assign(new Model(), { licences: structuredClone(known) });
              await plan(world, own, step)
                .run()
                .catch((error: unknown) => expect(error, step.do).toSatisfy(isRefusalOf(step)));
            }
          }),
        );
        expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
}, 240_000);

test('finds a balance, a licence or a movement that was edited by hand, with its rule (L1, L2, L3, L9)', async () => {
  const world = await openWorld(server);
  const model = new Model();
  await carryOut(world, model, { do: 'purchase', product: 0, months: 12, place: 'POT', quantity: 2 });
  await carryOut(world, model, { do: 'issue', product: 0, months: 12, quantity: 1, pick: 0 });
  const faultsAfter = async (edit: string, undo: string) => {
    await server.rows(edit, [world.groupId]);
    const { faults } = await checkLedgerNow(db, clock);
    await server.rows(undo, [world.groupId]);
    return faults.map(({ rule, detail }) => `${rule}: ${detail}`);
  };
  const pot = `update licence_accounts set available = available + N where group_id = $1 and kind = 'POT'`;
  expect(await faultsAfter(pot.replace('N', '3'), pot.replace('N', '-3'))).toEqual([
    'L1: Bought 2, accounted for 5',
    'L9: POT says 4, its movements 1',
  ]);
  const state = `update licences set state = 'S' where group_id = $1`;
  expect(await faultsAfter(state.replace('S', 'reclaimed'), state.replace('S', 'issued'))).toEqual([
    'L3: Held 1 and used 0, by licences 0 and 0',
  ]);
  const movement = `update licence_movements set from_after = N where kind = 'issue'
    and from_account_id in (select id from licence_accounts where group_id = $1)`;
  expect(await faultsAfter(movement.replace('N', '-1'), movement.replace('N', '1'))).toEqual([
    'L2: POT was at -1',
    'L9: POT: 1 movements have a balance that does not follow from the one before',
  ]);
  const other = await openWorld(server);
  await carryOut(other, new Model(), { do: 'purchase', product: 0, months: 12, place: 'POT', quantity: 1 });
  await db
    .updateTable('licence_accounts')
    .set({ product_id: world.products[0] ?? 0 })
    .where('group_id', '=', other.groupId)
    .execute();
  // Like a merge that moves some seats of a key and forgets others: each account by itself is correct.
  const moved = (from: number, to: number) =>
    server.rows(
      `with f as (update licence_accounts set available = available - 1 where group_id = $1 and kind = 'POT' and available > 0 returning *),
       t as (update licence_accounts set available = available + 1 where group_id = $2 and kind = 'POT' returning *)
     insert into licence_movements (from_account_id, to_account_id, quantity, kind, actor_id, batch_id, from_after, to_after)
     select f.id, t.id, 1, 'merge', $3, 'test', f.available, t.available from f, t`,
      [from, to, world.actor.id],
    );
  await moved(world.groupId, other.groupId);
  const { faults } = await checkLedgerNow(db, clock);
  expect(
    faults.map(({ rule, group, certificateMonths, detail }) => [rule, group?.id, certificateMonths, detail]),
  ).toEqual([
    ['L1', world.groupId, null, 'Bought 2, accounted for 1'],
    ['L1', other.groupId, null, 'Bought 1, accounted for 2'],
  ]);
  await moved(other.groupId, world.groupId);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

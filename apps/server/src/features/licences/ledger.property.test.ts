import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { issueLicence, listBrokenBalances, purchaseLicences } from './index.ts';
import { startLicence } from './start-licence.ts';

const server = await openTestApp();
const { db, services } = server;
const people = 3;
const months = [0, 12];

type Command =
  | { kind: 'purchase'; product: number; months: number; quantity: number }
  | { kind: 'issue'; product: number; months: number; person: number }
  | { kind: 'start'; product: number; person: number };

const product = fc.nat({ max: 1 });
const person = fc.nat({ max: people - 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('purchase' as const),
    product,
    months: fc.constantFrom(...months),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('issue' as const), product, months: fc.constantFrom(...months), person }),
  fc.record({ kind: fc.constant('start' as const), product, person }),
);

type Numbers = { bought: number; pot: number; held: number; used: number };
type Live = { licenceId: number; months: number; isStarted: boolean };
/** What the ledger should say, kept the simple way. */
type Model = { numbers: Map<string, Numbers>; live: Map<string, Live> };

function numbersOf(model: Model, key: string): Numbers {
  const known = model.numbers.get(key) ?? { bought: 0, pot: 0, held: 0, used: 0 };
  model.numbers.set(key, known);
  return known;
}

type World = { groupId: number; actor: { id: number; level: 'superAdmin' }; products: number[]; users: number[] };

async function openWorld(): Promise<World> {
  const groupId = await buildGroup(db);
  const actorId = await buildUser(db, { roles: ['super_admin'] });
  const products = [(await buildCourse(db)).productId, (await buildCourse(db)).productId];
  const users: number[] = [];
  for (let made = 0; made < people; made += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    users.push(userId);
  }
  return { groupId, actor: { id: actorId, level: 'superAdmin' }, products, users };
}

let sent = 0;

async function carryOut(world: World, model: Model, step: Command): Promise<void> {
  const productId = world.products[step.product] ?? 0;
  sent += 1;
  const common = { groupId: world.groupId, productId, idempotencyKey: `property-${sent}` };
  if (step.kind === 'purchase') {
    const { quantity, months: certificateMonths } = step;
    await purchaseLicences(services, world.actor, {
      ...common,
      quantity,
      certificateMonths,
      transactionRef: 'T',
      poReference: '',
      directServiceOrder: 0,
    });
    const numbers = numbersOf(model, `${productId}/${certificateMonths}`);
    numbers.bought += quantity;
    numbers.pot += quantity;
    return;
  }
  const userId = world.users[step.person] ?? 0;
  const live = model.live.get(`${userId}/${productId}`);
  if (step.kind === 'start') {
    const isFirst = live !== undefined && !live.isStarted;
    const start = { licenceId: live?.licenceId ?? 0, actorId: userId, at: services.clock.now() };
    expect(await db.transaction().execute((tx) => startLicence(tx, start))).toBe(isFirst);
    if (!isFirst) return;
    live.isStarted = true;
    const numbers = numbersOf(model, `${productId}/${live.months}`);
    numbers.held -= 1;
    numbers.used += 1;
    return;
  }
  const numbers = numbersOf(model, `${productId}/${step.months}`);
  const issue = issueLicence(services, world.actor, { ...common, userId, certificateMonths: step.months });
  if (live !== undefined || numbers.pot === 0) {
    await expect(issue).rejects.toMatchObject({ code: 'conflict' });
    return;
  }
  model.live.set(`${userId}/${productId}`, { licenceId: await issue, months: step.months, isStarted: false });
  numbers.pot -= 1;
  numbers.held += 1;
}

type Balance = { key: string; kind: string; available: number };
type Chargeable = { key: string; held: number; used: number };

async function expectSound(world: World, model: Model): Promise<void> {
  const balances = await server.rows<Balance>(
    "select product_id || '/' || certificate_months as key, kind, available from licence_accounts where group_id = $1",
    [world.groupId],
  );
  const chargeable = await server.rows<Chargeable>(
    `select product_id || '/' || certificate_months as key, count(*) filter (where state = 'issued')::int as held,
       count(*) filter (where started_at is not null)::int as used from licences where group_id = $1 and not is_free_retry group by 1`,
    [world.groupId],
  );
  for (const [key, expected] of model.numbers) {
    const at = (kind: string) => balances.find((row) => row.key === key && row.kind === kind)?.available ?? 0;
    const actual = { bought: 0 - at('SUPPLY'), pot: at('POT'), held: at('HELD'), used: at('USED') };
    expect(actual).toEqual(expected);
    expect(actual.bought, 'L1').toBe(actual.pot + actual.held + actual.used);
    const counted = chargeable.find((row) => row.key === key) ?? { held: 0, used: 0 };
    expect({ held: counted.held, used: counted.used }, 'L3').toEqual({ held: expected.held, used: expected.used });
  }
  expect(
    balances.filter((row) => row.kind !== 'SUPPLY' && row.available < 0),
    'L2',
  ).toEqual([]);
  expect(await listBrokenBalances(db), 'L9').toEqual([]);
}

test('any sequence of purchases, issues and starts keeps the books (L1, L2, L3, L9)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (commands) => {
      const world = await openWorld();
      const model: Model = { numbers: new Map(), live: new Map() };
      for (const step of commands) {
        await carryOut(world, model, step);
        await expectSound(world, model);
      }
    }),
    { numRuns: 25 },
  );
});

test('a balance that somebody edits by hand is found by replaying the movements (L9)', async () => {
  const world = await openWorld();
  await carryOut(
    world,
    { numbers: new Map(), live: new Map() },
    { kind: 'purchase', product: 0, months: 12, quantity: 2 },
  );
  const pot = db.updateTable('licence_accounts').where('group_id', '=', world.groupId).where('kind', '=', 'POT');
  await pot.set({ available: 5 }).execute();
  expect(await listBrokenBalances(db)).toEqual([expect.objectContaining({ cached: 5, replayed: 2 })]);
  await pot.set({ available: 2 }).execute();
});

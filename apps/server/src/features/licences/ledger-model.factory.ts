import { randomUUID } from 'node:crypto';
import { canRetryLicence } from '@doselore/contract';
import fc from 'fast-check';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import type { TestApp } from '../../test-support/test-app.ts';
import { adjustStock, editMonths, movePools } from '../licence-stock/index.ts';
import { issueToMany } from './issue-licence.ts';
import { markFinished } from './licences.repository.ts';
import { purchaseLicences } from './purchase-licences.ts';
import { deleteLicence, retryLicence } from './retry-licence.ts';
import { startLicence } from './start-licence.ts';
import { takeBack } from './take-back.ts';

const allMonths = [0, 12];
const people = 3;
const index = fc.nat({ max: 1 });
const months = fc.constantFrom(...allMonths);
const place = fc.constantFrom('POT', 'POOL0', 'POOL1');
const quantity = fc.integer({ min: 1, max: 3 });
const pick = fc.nat({ max: 20 });

/** Everything that may happen to seats, said without ids so that a sequence can be shrunk. */
export const command = fc.oneof(
  fc.record({ do: fc.constant('purchase'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('allocate'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('return'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('issue'), product: index, months, place, quantity, pick }),
  fc.record({ do: fc.constant('issue'), product: index, months, place, quantity, pick }),
  fc.record({ do: fc.constant('start'), pick }),
  fc.record({ do: fc.constant('fail'), pick }),
  fc.record({ do: fc.constant('takeBack'), pick }),
  fc.record({ do: fc.constant('retry'), pick }),
  fc.record({ do: fc.constant('delete'), pick }),
  fc.record({ do: fc.constant('adjust'), product: index, months, quantity: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('months'), product: index, months, quantity }),
) as fc.Arbitrary<Command>;

export type Command = {
  do: string;
  product?: number;
  months?: number;
  place?: string;
  quantity?: number;
  pick?: number;
};

type Held = {
  id: number;
  user: number;
  product: number;
  months: number;
  source: string;
  state: 'issued' | 'in_progress' | 'failed' | 'reclaimed' | 'revoked';
  end_reason: string | null;
  root: number | null;
  wasStarted: boolean;
};

/** What the ledger should say, kept the simple way. */
export class Model {
  readonly seats = new Map<string, number>();
  readonly licences: Held[] = [];

  at(product: number, months: number, account: string): number {
    return this.seats.get(`${product}/${months}/${account}`) ?? 0;
  }

  move(product: number, months: number, [from, to]: readonly [string, string], quantity: number): void {
    this.seats.set(`${product}/${months}/${from}`, this.at(product, months, from) - quantity);
    this.seats.set(`${product}/${months}/${to}`, this.at(product, months, to) + quantity);
  }

  isLive(user: number, product: number): boolean {
    return this.licences.some(
      (one) => one.user === user && one.product === product && (one.state === 'issued' || one.state === 'in_progress'),
    );
  }
}

export async function openWorld({ db, services }: TestApp) {
  const groupId = await buildGroup(db);
  const actor = { id: await buildUser(db, { roles: ['super_admin'] }), level: 'superAdmin' } as const;
  const products = [(await buildCourse(db)).productId, (await buildCourse(db)).productId];
  const pools = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  const users: number[] = [];
  for (let made = 0; made < people; made += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    for (const subgroup_id of pools)
      await db.insertInto('subgroup_members').values({ group_id: groupId, subgroup_id, user_id: userId }).execute();
    users.push(userId);
  }
  return { db, services, groupId, actor, products, pools, users };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** What the model says the command will do; undefined when it has to be refused. */
export type Outcome = { apply: () => void } | undefined;
type Plan = { run: () => Promise<unknown>; expected: Outcome };

/** A command as this world means it, with what should come of it. */
export function plan(world: World, model: Model, step: Command): Plan {
  const { services, actor, groupId } = world;
  const product = step.product ?? 0;
  const certificateMonths = step.months ?? 0;
  const quantity = step.quantity ?? 1;
  const key = {
    groupId,
    productType: 'abstract_course' as const,
    productId: world.products[product] ?? 0,
    certificateMonths,
  };
  const idempotencyKey = randomUUID();
  const poolOf = (name = 'POOL0') => world.pools[Number(name.at(-1))] ?? 0;
  const account = step.place ?? 'POT';
  const moving = (from: string, to: string): Outcome =>
    from === 'SUPPLY' || model.at(product, certificateMonths, from) >= quantity
      ? { apply: () => model.move(product, certificateMonths, [from, to], quantity) }
      : undefined;
  const licence = model.licences[(step.pick ?? 0) % Math.max(1, model.licences.length)];
  const one = { groupId, licenceId: licence?.id ?? 0, reason: 'Property', idempotencyKey };
  const to = (end: Partial<Held>, route?: readonly [string, string]) => ({
    apply: () => {
      if (licence === undefined) return;
      Object.assign(licence, end);
      if (route !== undefined && licence.root === null) model.move(licence.product, licence.months, route, 1);
    },
  });
  switch (step.do) {
    case 'purchase': {
      const where = account === 'POT' ? {} : { directServiceOrder: 1, subgroupId: poolOf(account) };
      const order = { ...key, quantity, transactionRef: 'T', poReference: '', directServiceOrder: 0, ...where };
      return {
        run: () => purchaseLicences(services, actor, { ...order, idempotencyKey }),
        expected: moving('SUPPLY', account),
      };
    }
    case 'allocate':
    case 'return': {
      const pool = account === 'POT' ? 'POOL0' : account;
      const pools = [{ kind: 'POOL' as const, placeId: poolOf(pool), quantity }];
      const direction = step.do;
      return {
        run: () => movePools(services, actor, { key, pools, direction, idempotencyKey }),
        expected: direction === 'allocate' ? moving('POT', pool) : moving(pool, 'POT'),
      };
    }
    case 'issue': {
      const first = step.pick ?? 0;
      const chosen = [...new Set(Array.from({ length: quantity }, (_, n) => (first + n) % world.users.length))];
      const place =
        account === 'POT'
          ? ({ groupId, source: 'POT' } as const)
          : ({ groupId, subgroupId: poolOf(account), source: 'POOL' } as const);
      const userIds = chosen.map((user) => world.users[user] ?? 0);
      const mode = first % 2 === 0 ? 'all' : 'eligible';
      const open = chosen.filter((user) => !model.isLive(user, product));
      const isRefused =
        open.length === 0 ||
        (mode === 'all' && open.length < chosen.length) ||
        model.at(product, certificateMonths, account) < open.length;
      return {
        run: () => issueToMany(services, actor, { key, place, userIds, mode, idempotencyKey }),
        expected: isRefused
          ? undefined
          : {
              apply: () => {
                for (const user of open) {
                  const state = { state: 'issued', end_reason: null, root: null, wasStarted: false } as const;
                  model.licences.push({ id: 0, user, product, months: certificateMonths, source: account, ...state });
                }
                model.move(product, certificateMonths, [account, 'HELD'], open.length);
              },
            },
      };
    }
    case 'start':
      return {
        run: async () => {
          const at = services.clock.now();
          const begun = await services.db
            .transaction()
            .execute((tx) => startLicence(tx, { licenceId: licence?.id ?? 0, actorId: actor.id, at }));
          if (!begun) throw new Error('Not started');
        },
        expected:
          licence?.state === 'issued' ? to({ state: 'in_progress', wasStarted: true }, ['HELD', 'USED']) : undefined,
      };
    case 'fail':
      return {
        run: async () => {
          if (licence?.state !== 'in_progress') throw new Error('Not in progress');
          const finish = { licenceId: licence.id, outcome: 'failed', at: services.clock.now() } as const;
          await services.db.transaction().execute((tx) => markFinished(tx, finish));
        },
        expected: licence?.state === 'in_progress' ? to({ state: 'failed' }) : undefined,
      };
    case 'takeBack': {
      const reason = (step.pick ?? 0) % 3 === 0 ? 'technical_fault' : 'left';
      const place = { groupId };
      const ids = { licenceIds: [licence?.id ?? 0], reason, note: '', mayRevoke: true, idempotencyKey } as const;
      const end = { end_reason: reason };
      const revoked = licence?.state === 'in_progress' || licence?.state === 'failed';
      return {
        run: () => takeBack(services, actor, { place, ...ids }),
        expected:
          licence?.state === 'issued'
            ? to({ ...end, state: 'reclaimed' }, ['HELD', licence.source])
            : revoked
              ? to({ ...end, state: 'revoked' })
              : undefined,
      };
    }
    case 'retry': {
      const mayRetry = licence && canRetryLicence(licence) && !model.isLive(licence.user, licence.product);
      return {
        run: () => retryLicence(services, actor, one),
        expected: mayRetry
          ? {
              apply: () => {
                const fresh = { state: 'issued', end_reason: null, wasStarted: false } as const;
                model.licences.push({ ...licence, ...fresh, id: 0, root: licence.root ?? licence.id });
              },
            }
          : undefined,
      };
    }
    case 'delete':
      return {
        run: () => deleteLicence(services, actor, one),
        expected:
          licence?.state === 'issued'
            ? to({ state: 'reclaimed', end_reason: 'deleted', id: -1 }, ['HELD', licence.source])
            : undefined,
      };
    case 'adjust': {
      const change = quantity === 0 ? 1 : quantity;
      const size = Math.abs(change);
      const route = change > 0 ? (['SUPPLY', 'POT'] as const) : (['POT', 'VOID'] as const);
      const isOpen = change > 0 || model.at(product, certificateMonths, 'POT') >= size;
      return {
        run: () => adjustStock(services, actor, { key, change, reason: 'Property', idempotencyKey }),
        expected: isOpen ? { apply: () => model.move(product, certificateMonths, route, size) } : undefined,
      };
    }
    default: {
      const newMonths = certificateMonths === 0 ? 12 : 0;
      return {
        run: () => editMonths(services, actor, { key, newMonths, quantity, reason: 'Property', idempotencyKey }),
        expected:
          model.at(product, certificateMonths, 'POT') >= quantity
            ? {
                apply: () => {
                  model.move(product, certificateMonths, ['POT', 'ELSEWHERE'], quantity);
                  model.move(product, newMonths, ['ELSEWHERE', 'POT'], quantity);
                },
              }
            : undefined,
      };
    }
  }
}

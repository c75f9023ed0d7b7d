import type { Attendance } from '@doselore/contract/virtual-groups';
import fc from 'fast-check';
import type { VirtualGroupId } from '../../platform/access/index.ts';
import { buildCourse } from '../catalogue.factory.ts';
import { buildMembership, buildUser } from '../people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../places.factory.ts';
import type { TestApp } from '../test-app.ts';

export const allMonths = [0, 12];
const people = 3;
const index = fc.nat({ max: 1 });
const months = fc.constantFrom(...allMonths);
const place = fc.constantFrom('POT', 'POOL0', 'POOL1', 'VGPOOL0', 'VGPOOL1');
const mark = fc.constantFrom('attended', 'partial', 'absent', 'excused', null);
const quantity = fc.integer({ min: 1, max: 3 });
const pick = fc.nat({ max: 20 });

/** Turns a command about a Pharmacist-led Course into one about its product and its pool. */
const taught = ({ session, ...step }: Command & { session: number }): Command => ({
  ...step,
  product: session,
  place: `VGPOOL${session}`,
});

/** Every command that can happen to seats. Commands have no ids, so that a failing sequence can be shrunk. */
export const command = fc.oneof(
  fc.record({ do: fc.constant('purchase'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('allocate'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('return'), product: index, months, place, quantity }),
  fc.record({ do: fc.constant('issue'), product: index, months, place, quantity, pick }),
  fc.record({ do: fc.constant('issue'), product: index, months, place, quantity, pick }),
  fc.record({ do: fc.constant('purchase'), session: index, months, quantity }).map(taught),
  fc.record({ do: fc.constant('issue'), session: index, months, quantity, pick }).map(taught),
  fc.record({ do: fc.constant('mark'), product: index, pick, mark }),
  fc.record({ do: fc.constant('mark'), product: index, pick, mark }),
  fc.record({ do: fc.constant('close'), product: index }),
  fc.record({ do: fc.constant('cancel'), product: index }),
  fc.record({ do: fc.constant('start'), pick }),
  fc.record({ do: fc.constant('fail'), pick }),
  fc.record({ do: fc.constant('takeBack'), pick }),
  fc.record({ do: fc.constant('retry'), pick }),
  fc.record({ do: fc.constant('delete'), pick }),
  fc.record({ do: fc.constant('adjust'), product: index, months, quantity: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('months'), product: index, months, quantity }),
) as fc.Arbitrary<Command>;

/** Commands about Pharmacist-led Courses only, so that many are closed, some with seats still in their pools. */
export const sessionCommand = fc.oneof(
  fc.record({ do: fc.constant('purchase'), session: index, months, quantity }).map(taught),
  fc.record({ do: fc.constant('issue'), session: index, months, quantity, pick }).map(taught),
  fc.record({ do: fc.constant('mark'), product: index, pick, mark }),
  fc.record({ do: fc.constant('mark'), product: index, pick: fc.constant(0), mark: fc.constant('absent') }),
  fc.record({ do: fc.constant('takeBack'), pick }),
  fc.record({ do: fc.constant('close'), product: index }),
) as fc.Arbitrary<Command>;

export type Command = {
  do: string;
  product?: number;
  months?: number;
  place?: string;
  quantity?: number;
  pick?: number;
  mark?: Attendance | null;
};

export type Held = {
  id: number;
  user: number;
  product: number;
  months: number;
  source: string;
  /** Session that the licence was issued for. */
  session: number | null;
  state: 'issued' | 'in_progress' | 'completed' | 'failed' | 'lapsed' | 'reclaimed' | 'revoked';
  end_reason: string | null;
  root: number | null;
  wasStarted: boolean;
};

const nobody = (): Attendance | null => null;

/** Simple model of the ledger, to compare it with. */
export class Model {
  readonly seats = new Map<string, number>();
  readonly licences: Held[] = [];
  /** Sessions. Each teaches the product of its own number to everybody. */
  readonly sessions = [0, 1].map(() => ({ isOpen: true, marks: Array.from({ length: people }, nobody) }));

  at(product: number, months: number, account: string): number {
    return this.seats.get(`${product}/${months}/${account}`) ?? 0;
  }

  move(product: number, months: number, [from, to]: readonly [string, string], quantity: number): void {
    this.seats.set(`${product}/${months}/${from}`, this.at(product, months, from) - quantity);
    this.seats.set(`${product}/${months}/${to}`, this.at(product, months, to) + quantity);
  }

  isOpen(account: string): boolean {
    return !account.startsWith('VGPOOL') || (this.sessions[Number(account.at(-1))]?.isOpen ?? false);
  }

  /**
   * Returns whether an account takes a product. The pool of a Pharmacist-led Course takes only the product that it
   * teaches.
   */
  takes(account: string, product: number): boolean {
    return this.isOpen(account) && (!account.startsWith('VGPOOL') || Number(account.at(-1)) === product);
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
  const sessions: VirtualGroupId[] = [];
  for (const productId of products)
    sessions.push(
      await buildVirtualGroup(db, {
        groupId,
        productId,
        start: '2026-08-01T10:00:00Z',
        delegates: users.map((userId) => ({ userId })),
      }),
    );
  return { db, services, groupId, actor, products, pools, sessions, users };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Refusal of a plan whose command returns a refusal instead of throwing one. */
export class Declined extends Error {}

/** Effect of a command on the model. Undefined when the command must be refused. */
export type Outcome = { apply: () => void } | undefined;
export type Plan = { run: () => Promise<unknown>; expected: Outcome };

import { randomUUID } from 'node:crypto';
import { issueToMany } from '../../features/licences/licence-issue/issue-licence.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/purchase-licences.ts';
import { adjustStock, editMonths, movePools } from '../../features/licences/licence-stock/index.ts';
import { finishLicences } from '../../features/licences/licences/finish-licences.ts';
import { startLicence } from '../../features/licences/licences/starting/start-licence.ts';
import { deleteLicence, retryLicence } from '../../features/licences/licences/taking-back/retry-licence.ts';
import { takeBack } from '../../features/licences/licences/taking-back/take-back.ts';
import { withoutScope } from '../../platform/access/index.ts';
import { beginAttended, planSession } from './ledger-sessions.factory.ts';
import {
  type Command,
  Declined,
  type Held,
  type Model,
  type Outcome,
  type Plan,
  type World,
} from './ledger-world.factory.ts';

/** Plans a command in this world: the call to run, and the outcome that the model expects. */
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
  const poolOf = (name = 'POOL0') => (name.startsWith('VG') ? world.sessions : world.pools)[Number(name.at(-1))] ?? 0;
  const isSession = (name: string) => name.startsWith('VG');
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
  // Account that the seat of this licence returns to when it is taken back.
  const home = licence !== undefined && model.isOpen(licence.source) ? licence.source : 'POT';
  switch (step.do) {
    case 'mark':
    case 'close':
    case 'cancel':
      return planSession(world, model, step);
    case 'purchase': {
      const where =
        account === 'POT'
          ? {}
          : isSession(account)
            ? { virtualGroupId: poolOf(account) }
            : { directServiceOrder: 1, subgroupId: poolOf(account) };
      const order = { ...key, quantity, transactionRef: 'T', poReference: '', directServiceOrder: 0, ...where };
      return {
        run: () => purchaseLicences(services, actor, { ...order, idempotencyKey }),
        expected: model.takes(account, product) ? moving('SUPPLY', account) : undefined,
      };
    }
    case 'allocate':
    case 'return': {
      const pool = account === 'POT' ? 'POOL0' : account;
      const kind = isSession(pool) ? ('VGPOOL' as const) : ('POOL' as const);
      const pools = [{ kind, placeId: poolOf(pool), quantity }];
      const direction = step.do;
      return {
        run: () => movePools(services, actor, { key, pools, direction, idempotencyKey }),
        expected:
          direction === 'return' ? moving(pool, 'POT') : model.takes(pool, product) ? moving('POT', pool) : undefined,
      };
    }
    case 'issue': {
      const first = step.pick ?? 0;
      const chosen = [...new Set(Array.from({ length: quantity }, (_, n) => (first + n) % world.users.length))];
      const place =
        account === 'POT'
          ? ({ groupId, source: 'POT' } as const)
          : isSession(account)
            ? ({
                groupId,
                virtualGroupId: withoutScope<'virtual group'>(poolOf(account), 'test'),
                source: 'VGPOOL',
              } as const)
            : ({ groupId, subgroupId: withoutScope<'subgroup'>(poolOf(account), 'test'), source: 'POOL' } as const);
      const userIds = chosen.map((user) => world.users[user] ?? 0);
      const mode = first % 2 === 0 ? 'all' : 'eligible';
      const open = chosen.filter((user) => !model.isLive(user, product));
      const session = isSession(account) ? Number(account.at(-1)) : null;
      const isRefused =
        !model.isOpen(account) ||
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
                  const state = { state: 'issued', end_reason: null, root: null, wasStarted: false, session } as const;
                  model.licences.push({ id: 0, user, product, months: certificateMonths, source: account, ...state });
                }
                model.move(product, certificateMonths, [account, 'HELD'], open.length);
                if (session !== null) beginAttended(model, session);
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
            .execute((tx) =>
              startLicence(tx, { licenceId: withoutScope(licence?.id ?? 0, 'test'), actorId: actor.id, at }),
            );
          if (!begun) throw new Declined('Not started');
        },
        expected:
          licence?.state === 'issued' ? to({ state: 'in_progress', wasStarted: true }, ['HELD', 'USED']) : undefined,
      };
    case 'fail':
      return {
        run: async () => {
          if (licence?.state !== 'in_progress') throw new Declined('Not in progress');
          const finish = { licenceIds: [licence.id], outcome: 'failed', at: services.clock.now() } as const;
          await services.db.transaction().execute((tx) => finishLicences(tx, finish));
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
            ? to({ ...end, state: 'reclaimed' }, ['HELD', home])
            : revoked
              ? to({ ...end, state: 'revoked' })
              : undefined,
      };
    }
    case 'retry': {
      const later = model.licences.filter(
        ({ user, product: course, state }) =>
          user === licence?.user && course === licence.product && state !== 'reclaimed',
      );
      const mayRetry =
        licence !== undefined &&
        later.at(-1) === licence &&
        (['failed', 'lapsed'].includes(licence.state) ||
          (licence.state === 'revoked' && licence.end_reason === 'technical_fault'));
      return {
        run: () => retryLicence(services, actor, one),
        expected: mayRetry
          ? {
              apply: () => {
                const fresh = { state: 'issued', end_reason: null, wasStarted: false } as const;
                const { session } = licence;
                const isOpen = session !== null && (model.sessions[session]?.isOpen ?? false);
                const root = licence.root ?? licence.id;
                model.licences.push({ ...licence, ...fresh, id: 0, root, session: isOpen ? session : null });
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
            ? to({ state: 'reclaimed', end_reason: 'deleted', id: -1 }, ['HELD', home])
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

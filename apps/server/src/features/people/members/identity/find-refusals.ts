import type { Actor, GroupId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { findIdentityRefusal, findProfessionRefusal } from './identity.ts';
import { listReaches } from './reach.repository.ts';

type Refusals = { identity: string | undefined; profession: string | undefined };

/**
 * Tells for members of an organisation why this level cannot change name and address, or job role and registration
 * number: undefined where it can. One statement for all of them.
 */
export async function findRefusals(
  db: Queries,
  actor: Pick<Actor, 'level'>,
  { groupId, people }: { groupId: GroupId; people: readonly { id: UserId; state: string }[] },
): Promise<Map<number, Refusals>> {
  const reaches = new Map(
    (await listReaches(db, { groupId, userIds: people.map(({ id }) => id) })).map(({ id, reach }) => [id, reach]),
  );
  return new Map(
    people.map(({ id, state }) => {
      const account = { state, reach: reaches.get(id) ?? 'beyond' };
      return [id, { identity: findIdentityRefusal(actor, account), profession: findProfessionRefusal(actor, account) }];
    }),
  );
}

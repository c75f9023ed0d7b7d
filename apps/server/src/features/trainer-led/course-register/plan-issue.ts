import type { RegisterIssuePreview } from '@doselore/contract/course-register';
import type { Queries } from '../../../platform/db/index.ts';
import { readBalances } from '../../licences/ledger/index.ts';
import { judgePeople } from '../../licences/licence-issue/index.ts';
import { showDelegates, type VirtualGroupData } from '../virtual-groups/index.ts';
import { keyOf } from './seat-key.ts';

type Target = { course: VirtualGroupData; mayUsePot: boolean; at: Date };

/**
 * Plans licences for people who attended a session, in the order of names. Seats come from the pool while it lasts, then from the
 * general pot. Without the right to that pot, the people wait for requested seats.
 */
export async function planIssue(db: Queries, { course, mayUsePot, at }: Target): Promise<RegisterIssuePreview> {
  const key = keyOf(course);
  const there = (await showDelegates(db, course.id)).filter(({ sessions_present }) => sessions_present > 0);
  const userIds = there.filter(({ licence_id }) => licence_id === null).map(({ user_id }) => user_id);
  const place = { groupId: course.group_id, virtualGroupId: course.id, source: 'VGPOOL' } as const;
  const people = await judgePeople(db, { key, place, userIds, at });
  const accounts = [{ kind: 'VGPOOL', placeId: course.id }, { kind: 'POT' }] as const;
  const [pool = 0, inPot = 0] = await readBalances(db, key, accounts);
  const pot = mayUsePot ? inPot : null;
  const issuable = people.filter(({ isIssuable }) => isIssuable);
  const fromPool = Math.min(pool, issuable.length);
  const rest = issuable.length - fromPool;
  const fromPot = pot === null ? 0 : Math.min(pot, rest);
  const turn = new Map(issuable.map(({ id }, nth) => [id, nth]));
  const from = (id: number) => {
    const nth = turn.get(id);
    if (nth === undefined) return null;
    if (nth < fromPool) return 'pool';
    return pot === null ? 'request' : 'pot';
  };
  return {
    attended: there.length,
    places: course.places,
    pool,
    pot,
    from_pool: fromPool,
    from_pot: fromPot,
    requested: pot === null ? rest : 0,
    short: pot === null ? 0 : rest - fromPot,
    people: people.map(({ id, name, verdict }) => ({ id, name, verdict, from: from(id) })),
  };
}

import { AppError, plural, terms } from '@doselore/contract';
import { issuableVerdicts } from '@doselore/contract/licence-issue';
import type { Tx } from '../../platform/db/index.ts';
import { lockRoutes, moveEach, notEnoughSeats } from '../ledger/index.ts';
import { findProduct, isPlaceIn } from '../licence-stock/index.ts';
import { insertLicences, type Judged, judgePeople, lockPeople } from './issue.repository.ts';
import type { IssuePlace, SeatIssue } from './seat-issue.ts';

/**
 * Issues one seat to each person, in one transaction or none (L8). Locks the source before it checks the people, so
 * that the second of two managers sees what the first has issued. Returns the licences, and the number of seats left.
 */
export async function issueSeats(tx: Tx, issue: SeatIssue): Promise<{ licenceIds: number[]; left: number }> {
  const { key, place } = issue;
  await checkOffer(tx, issue);
  const userIds = [...new Set(issue.userIds)];
  await lockPeople(tx, userIds);
  const route = { key, from: sourceOf(place), to: { kind: 'HELD' } } as const;
  const [source] = await lockRoutes(tx, [route]);
  if (source === undefined) throw new Error('A route that was locked has ends');
  const chosen = chooseFrom(await judgePeople(tx, { key, place, userIds, at: issue.at }), issue.mode);
  if (source.left < chosen.length) throw notEnoughSeats(source.left);
  const licenceIds = await insertLicences(tx, { ...issue, userIds: chosen, sourceAccountId: source.fromId });
  await moveEach(tx, { ...issue, ...route, kind: 'issue', licenceIds });
  return { licenceIds, left: source.left - chosen.length };
}

export function sourceOf({ source, subgroupId, virtualGroupId }: IssuePlace) {
  if (source === 'POOL') return { kind: source, placeId: subgroupId ?? 0 } as const;
  if (source === 'VGPOOL') return { kind: source, placeId: virtualGroupId ?? 0 } as const;
  return { kind: source } as const;
}

async function checkOffer(tx: Tx, { key, place }: SeatIssue): Promise<void> {
  const product = await findProduct(tx, key);
  if (product === undefined || product.archived_at !== null)
    throw new AppError('conflict', 'This course is no longer offered. Nothing was issued.');
  if (!(await isPlaceIn(tx, place)))
    throw new AppError(
      'conflict',
      `This ${terms.group.one} is archived, or the place in it is closed. Nothing was issued.`,
    );
}

const reasons = {
  already_live: 'already has a licence for this course',
  archived: 'is archived',
  not_a_member: 'is not a member here',
} as const;

function chooseFrom(judged: readonly Judged[], mode: SeatIssue['mode']): number[] {
  const [open, shut] = [judged.filter(isIssuable), judged.filter((one) => !isIssuable(one))];
  const [first] = shut;
  if (first !== undefined && (mode === 'all' || open.length === 0)) {
    const reason = reasons[first.verdict as keyof typeof reasons];
    const others = shut.length - 1;
    const more = others === 0 ? '' : `, and ${others} ${plural(others, 'other', 'others')} cannot have one either`;
    const who = first.verdict === 'not_a_member' ? 'Somebody' : first.name;
    throw new AppError('conflict', `${who} ${reason}${more}. Nothing was issued.`);
  }
  return open.map(({ id }) => id);
}

function isIssuable({ verdict }: Judged): boolean {
  return issuableVerdicts.includes(verdict);
}

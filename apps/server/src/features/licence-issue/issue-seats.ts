import { AppError, plural } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { moveEach, notEnoughSeats } from '../ledger/index.ts';
import { checkOffered, lockPlace } from '../licence-stock/index.ts';
import { createLicences } from '../licences/index.ts';
import { type JudgedPerson, judgePeople } from './judge-people.ts';
import { lockForIssue } from './lock-for-issue.ts';
import type { IssuePlace, SeatIssue } from './seat-issue.ts';

/**
 * Issues one seat to each person, in one transaction or none (L8). Locks the source before it checks the people, so
 * that the second of two managers sees what the first has issued. Returns the licences, and the number of seats left.
 */
export async function issueSeats(tx: Tx, issue: SeatIssue): Promise<{ licenceIds: number[]; left: number }> {
  const { key, place } = issue;
  await checkOffer(tx, issue);
  const from = sourceOf(place);
  const [source] = await lockForIssue(tx, { userIds: issue.userIds, key, sources: [from] });
  if (source === undefined) throw new Error('A route that was locked has ends');
  const chosen = chooseFrom(await judgePeople(tx, { key, place, userIds: issue.userIds, at: issue.at }), issue.mode);
  if (source.left < chosen.length) throw notEnoughSeats(source.left);
  const seats = { ...issue, actorId: issue.actor.id };
  const licenceIds = await createLicences(tx, { ...seats, userIds: chosen, sourceAccountId: source.fromId });
  await moveEach(tx, { ...seats, key, from, to: { kind: 'HELD' }, kind: 'issue', licenceIds });
  return { licenceIds, left: source.left - chosen.length };
}

export function sourceOf({ source, subgroupId, virtualGroupId }: IssuePlace) {
  if (source === 'POOL') return { kind: source, placeId: subgroupId ?? 0 } as const;
  if (source === 'VGPOOL') return { kind: source, placeId: virtualGroupId ?? 0 } as const;
  return { kind: source } as const;
}

async function checkOffer(tx: Tx, { key, place, actor }: SeatIssue): Promise<void> {
  await checkOffered(tx, actor, key, 'Nothing was issued.');
  const refusal = 'This organisation is archived, or the service or course is closed. Nothing was issued.';
  await lockPlace(tx, place, () => new AppError('conflict', refusal));
}

const reasons = {
  already_live: 'already has a licence for this course',
  archived: 'is archived',
  not_a_member: 'is not a member here',
} as const;

function chooseFrom(judged: readonly JudgedPerson[], mode: SeatIssue['mode']): number[] {
  const [open, shut] = [judged.filter((one) => one.isIssuable), judged.filter((one) => !one.isIssuable)];
  const [first] = shut;
  if (first !== undefined && (mode === 'all' || open.length === 0)) {
    const reason = reasons[first.verdict as keyof typeof reasons];
    const others = shut.length - 1;
    const more = others === 0 ? '' : `, and ${others} ${plural(others, 'other is', 'others are')} not eligible either`;
    const who = first.verdict === 'not_a_member' ? 'One of these people' : first.name;
    throw new AppError('conflict', `${who} ${reason}${more}. Nothing was issued.`);
  }
  return open.map(({ id }) => id);
}

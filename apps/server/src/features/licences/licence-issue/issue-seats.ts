import { AppError, plural } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { moveEach, notEnoughSeats } from '../ledger/index.ts';
import { checkOffered, lockPlace } from '../licence-stock/index.ts';
import { createLicences } from '../licences/index.ts';
import { type JudgedPerson, judgePeople } from './judge-people.ts';
import { lockForIssue } from './lock-for-issue.ts';
import type { IssuePlace, SeatIssue } from './seat-issue.ts';

type Issued = { licenceIds: number[]; left: number; bundledIds: number[] };

/**
 * Issues one seat to each person, and those of bundled keys, in one transaction or none (L8). Locks the sources before
 * it checks the people, so that the second of two managers sees what the first has issued. Returns the licences, and the
 * number of seats left of the first key.
 */
export async function issueSeats(tx: Tx, issue: SeatIssue): Promise<Issued> {
  const { key, place, bundled = [] } = issue;
  for (const one of [key, ...bundled]) await checkOffered(tx, issue.actor, one, 'Nothing was issued.');
  const refusal = 'This organisation is archived, or the service or course is closed. Nothing was issued.';
  await lockPlace(tx, place, () => new AppError('conflict', refusal));
  const locked = await lockForIssue(tx, { userIds: issue.userIds, key, bundled, sources: [sourceOf(place)] });
  const [source, ...others] = locked;
  if (source === undefined) throw new Error('A route that was locked has ends');
  const chosen = chooseFrom(await judgePeople(tx, { key, place, userIds: issue.userIds, at: issue.at }), issue.mode);
  const licenceIds = await issueKey(tx, { ...issue, source, chosen });
  const bundledIds: number[] = [];
  for (const [nth, one] of bundled.entries()) {
    const other = others[nth];
    const judged = await judgePeople(tx, { key: one, place, userIds: chosen, at: issue.at });
    const without = judged.filter(({ isIssuable }) => isIssuable).map(({ id }) => id);
    if (other !== undefined && without.length > 0)
      bundledIds.push(...(await issueKey(tx, { ...issue, key: one, source: other, chosen: without })));
  }
  return { licenceIds, left: source.left - chosen.length, bundledIds };
}

type Source = { fromId: number; left: number };

async function issueKey(tx: Tx, issue: SeatIssue & { source: Source; chosen: number[] }): Promise<number[]> {
  const { key, source, chosen, place } = issue;
  if (source.left < chosen.length) throw notEnoughSeats(source.left);
  const seats = { ...issue, actorId: issue.actor.id };
  const licenceIds = await createLicences(tx, { ...seats, userIds: chosen, sourceAccountId: source.fromId });
  await moveEach(tx, { ...seats, key, from: sourceOf(place), to: { kind: 'HELD' }, kind: 'issue', licenceIds });
  return licenceIds;
}

export function sourceOf({ source, subgroupId, virtualGroupId }: IssuePlace) {
  if (source === 'POOL') return { kind: source, placeId: subgroupId ?? 0 } as const;
  if (source === 'VGPOOL') return { kind: source, placeId: virtualGroupId ?? 0 } as const;
  return { kind: source } as const;
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

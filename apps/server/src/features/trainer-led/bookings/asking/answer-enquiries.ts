import { AppError, type Body, fieldError } from '@doselore/contract';
import type { answerEnquiries as endpoint } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { formatLongDay, formatMoment } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  insertAnswer,
  type LockedEnquiry,
  listUnits,
  lockEnquiries,
  lockUnits,
  saveAnswered,
} from './answers.repository.ts';
import { notifyOfProblem } from './notify-site-admins.ts';
import { settleRequest } from './settle-request.ts';

type Room = Pick<Services, 'db' | 'clock' | 'mail'>;

/**
 * Locks questions with their requests until commit, in the order of all commands. Throws 404 when one of them is not there,
 * or belongs to another trainer than the named one.
 */
export async function lockAsked(tx: Tx, ids: readonly number[], trainerId?: UserId): Promise<LockedEnquiry[]> {
  await lockUnits(tx, await listUnits(tx, ids));
  const rows = await lockEnquiries(tx, ids);
  const isOwn = rows.every((row) => trainerId === undefined || row.trainer_user_id === trainerId);
  if (rows.length < new Set(ids).size || !isOwn) throw notFound();
  return rows;
}

/** Throws 409 for questions of an archived organisation. */
export function refuseArchived(rows: readonly LockedEnquiry[]): void {
  if (rows.some((row) => row.is_archived))
    throw new AppError('conflict', 'The organisation is archived. Nothing was changed.');
}

const answered = { yes: 'Yes', no: 'No' } as const;

/** Why a question cannot be answered any more. */
export function endOf({ window_start: start, state, ended_at: at, entered_by: by }: LockedEnquiry): string {
  const day = formatLongDay(start);
  if (state === 'withdrawn') return `${day} is no longer needed. Nothing was changed.`;
  const when = formatMoment(londonWallClock(at ?? start));
  if (state === 'lapsed') return `The time to answer about ${day} ended on ${when}. Nothing was changed.`;
  const who = by === null ? '' : `, entered by ${by}`;
  return `${day} was answered with ${state === 'yes' ? answered.yes : answered.no} on ${when}${who}. Nothing was changed.`;
}

/** Brings the requests of questions in line with their answers, in the order in which they are locked. */
export async function settleAll(
  services: Room,
  tx: Tx,
  { rows, at }: { rows: readonly LockedEnquiry[]; at: Date },
): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.request_id))].sort((a, b) => a - b);
  for (const id of ids) await settleRequest(services, tx, { id, at });
}

type Answering = { person: { id: UserId }; body: Body<typeof endpoint> };

/** Stores the answers of a trainer about several dates: yes, firm yes or no for each, and one other problem for all. */
export function answerEnquiries(services: Room, actor: Actor, { person, body }: Answering): Promise<void> {
  const { enquiryIds, problemEnquiryIds: problems, firmEnquiryIds: firm, hasOtherProblem, otherProblem } = body;
  refuseParts(body);
  return inTransaction(services.db, async (tx) => {
    const at = services.clock.now();
    const rows = await lockAsked(tx, [...new Set(enquiryIds)], person.id);
    refuseArchived(rows);
    const ended = rows.find((row) => row.state !== 'sent');
    if (ended !== undefined) throw new AppError('conflict', endOf(ended));
    const problem = hasOtherProblem ? otherProblem : undefined;
    const answerId = await insertAnswer(tx, { trainerId: person.id, by: actor.id, at, ...(problem && { problem }) });
    const ids = rows.map((row) => row.id);
    const yes = ids.filter((id) => !problems.includes(id));
    const save = { answerId, at };
    await saveAnswered(tx, { ...save, ids: yes.filter((id) => !firm.includes(id)), state: 'yes' });
    await saveAnswered(tx, { ...save, ids: yes.filter((id) => firm.includes(id)), state: 'yes', isFirm: true });
    await saveAnswered(tx, { ...save, ids: ids.filter((id) => problems.includes(id)), state: 'no' });
    for (const [id, all] of Map.groupBy(rows, (row) => row.request_id)) {
      const accepted = all.filter((row) => yes.includes(row.id)).length;
      await recordAudit(tx, actor, {
        ...{ action: 'bookings.answer', subject: `project request ${id}`, groupId: all[0]?.group_id ?? null },
        detail: { dates: all.length, accepted, hasOtherProblem },
      });
      if (problem) await notifyOfProblem(services, tx, { id, at, trainer: all[0]?.trainer ?? '', problem });
    }
    await settleAll(services, tx, { rows, at });
  });
}

function refuseParts({ enquiryIds, problemEnquiryIds, firmEnquiryIds, ...body }: Body<typeof endpoint>): void {
  if (problemEnquiryIds.some((id) => !enquiryIds.includes(id)))
    throw fieldError('problemEnquiryIds', 'A date with a problem must be one of the dates that you answer');
  if (firmEnquiryIds.some((id) => !enquiryIds.includes(id) || problemEnquiryIds.includes(id)))
    throw fieldError('firmEnquiryIds', 'Only a date that you accept can be firm');
  if (body.hasOtherProblem && !body.otherProblem) throw fieldError('otherProblem', 'Write what else there is');
}

import { AppError, type Body } from '@doselore/contract';
import type { enterAnswers as enterEndpoint, handleProblem as handleEndpoint } from '@doselore/contract/bookings';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { endOf, lockAsked, refuseArchived, settleAll } from './answer-enquiries.ts';
import {
  insertAnswer,
  type LockedEnquiry,
  listAnswered,
  lockAnswer,
  saveAnswered,
  saveHandled,
} from './answers.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'mail'>;

/** Throws 409 while a start is held on the date of a yes, and once the date or its request is settled. */
function refuseHeld(row: LockedEnquiry): void {
  if (row.request_state === 'cancelled' || row.request_state === 'completed')
    throw new AppError('conflict', `This request is ${row.request_state}. Nothing was changed.`);
  if (row.is_confirming || !['enquired', 'available', 'unavailable'].includes(row.date_state))
    throw new AppError(
      'conflict',
      `${formatLongDay(row.window_start)} is being booked. Answer the question to confirm it instead, or call us.`,
    );
}

/** Changes a yes of a trainer to a no. Repeating it changes nothing. */
export function takeBackAnswer(
  services: Room,
  actor: Actor,
  { person, enquiryId }: { person: { id: UserId }; enquiryId: number },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const at = services.clock.now();
    const rows = await lockAsked(tx, [enquiryId], person.id);
    const [row] = rows;
    if (row === undefined) throw notFound();
    refuseArchived(rows);
    if (row.state === 'no') return;
    if (row.state !== 'yes')
      throw new AppError('conflict', row.state === 'sent' ? 'Answer this date first.' : endOf(row));
    refuseHeld(row);
    const answerId = await insertAnswer(tx, { trainerId: person.id, by: actor.id, at });
    await saveAnswered(tx, { ids: [row.id], state: 'no', answerId, at });
    const subject = `project request ${row.request_id}` as const;
    await recordAudit(tx, actor, { action: 'bookings.takeBack', subject, groupId: row.group_id });
    await settleAll(services, tx, { rows, at });
  });
}

/**
 * Records what trainers answered elsewhere, marked as entered by the caller. An open question and one that has lapsed take
 * either answer; a yes can become a no.
 */
export function enterAnswers(services: Room, actor: Actor, body: Body<typeof enterEndpoint>): Promise<void> {
  const { enquiryIds, answer, note } = body;
  return inTransaction(services.db, async (tx) => {
    const at = services.clock.now();
    const rows = await lockAsked(tx, [...new Set(enquiryIds)]);
    refuseArchived(rows);
    for (const row of rows) refuseEntering(row, answer);
    for (const [trainerId, all] of Map.groupBy(rows, (row) => row.trainer_user_id)) {
      const answerId = await insertAnswer(tx, { trainerId, by: actor.id, at, note });
      await saveAnswered(tx, { ids: all.map((row) => row.id), state: answer, answerId, at });
    }
    await recordEach(tx, actor, { rows, action: 'bookings.enterAnswer' });
    await settleAll(services, tx, { rows, at });
  });
}

function refuseEntering(row: LockedEnquiry, answer: 'yes' | 'no'): void {
  if (row.state === 'sent') return;
  if (row.is_asked_again)
    throw new AppError(
      'conflict',
      `The trainer was asked about ${formatLongDay(row.window_start)} again. Enter that answer.`,
    );
  if (row.state === 'lapsed' || (row.state === 'yes' && answer === 'no')) refuseHeld(row);
  else throw new AppError('conflict', endOf(row));
}

async function recordEach(
  tx: Tx,
  actor: Actor,
  { rows, action }: { rows: readonly LockedEnquiry[]; action: 'bookings.enterAnswer' | 'bookings.handleProblem' },
): Promise<void> {
  for (const [id, all] of Map.groupBy(rows, (row) => row.request_id))
    await recordAudit(tx, actor, {
      ...{ action, subject: `project request ${id}`, groupId: all[0]?.group_id ?? null },
      detail: { dates: all.length },
    });
}

type Handling = { answerId: number; body: Body<typeof handleEndpoint> };

/** Records what became of a trainer's problem, and whether the dates that the trainer accepted count in spite of it. */
export function handleProblem(services: Room, actor: Actor, { answerId, body }: Handling): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const at = services.clock.now();
    const rows = await lockAsked(tx, await listAnswered(tx, answerId));
    const answer = await lockAnswer(tx, answerId);
    // Every date of the answer was taken back, so nothing depends on the problem.
    if (answer === undefined || !answer.has_other_problem || rows.length === 0) throw notFound();
    refuseArchived(rows);
    if (answer.handled_at !== null)
      throw new AppError('conflict', `${answer.handled_by} has handled this already. Nothing was changed.`);
    await saveHandled(tx, { id: answerId, by: actor.id, note: body.note, counts: body.counts, at });
    await recordEach(tx, actor, { rows, action: 'bookings.handleProblem' });
    await settleAll(services, tx, { rows, at });
  });
}

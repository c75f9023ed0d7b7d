import type { Answer } from '@doselore/contract';
import {
  type Confirmation,
  type ConfirmationQuestion,
  isOwnConflict,
  type listConfirmations,
} from '@doselore/contract/bookings';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { compareStart } from './ask-trainer.ts';
import { findBookedCourse, getBooking } from './booking.repository.ts';
import { type ConfirmationData, listConfirmationRows, listOwnRows } from './confirmations.repository.ts';
import { placeOf } from './notify-of-confirmation.ts';

/** Returns the questions to trainers about starts of a request, and its course. */
export async function showConfirmations(db: Database, id: ProjectRequestId): Promise<Answer<typeof listConfirmations>> {
  const { blocked_reason } = await getBooking(db, id);
  const rows = await listConfirmationRows(db, id);
  return {
    confirmations: rows.map(presentConfirmation),
    blocked_reason,
    course: (await findBookedCourse(db, id)) ?? null,
  };
}

const presentConfirmation = (row: ConfirmationData): Confirmation => ({
  id: row.id,
  trainer: { id: row.trainer_user_id, name: row.trainer },
  state: row.state,
  starts_at: row.starts_at.toISOString(),
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  reminded_at: row.reminded_at.at(-1)?.toISOString() ?? null,
  answered_by: row.answered_by,
  reason: row.reason,
  manual_status: row.manual_status,
  manual_note: row.manual_note,
  own_override: row.own_override,
  conflict_reason: row.conflict_reason,
});

/** Returns the starts that a trainer has to confirm, with their journeys and what is in the way now. */
export async function showOwnConfirmations(
  db: Database,
  userId: UserId,
  at: Date,
): Promise<{ questions: ConfirmationQuestion[] }> {
  const questions: ConfirmationQuestion[] = [];
  // A trainer has a few open questions at most: each holds time that nothing else can take.
  for (const row of await listOwnRows(db, userId)) questions.push(await presentQuestion(db, row, at));
  return { questions };
}

async function presentQuestion(db: Database, row: ConfirmationData, at: Date): Promise<ConfirmationQuestion> {
  const booking = await getBooking(db, row.request_id);
  const { starts_at: startsAt, interest_id: interestId } = row;
  const { options, placeConflicts } = await compareStart(db, { booking, interestId, startsAt, at }, [
    row.trainer_user_id,
  ]);
  const [option] = options;
  const isDecided = row.conflict_reason !== null;
  const conflicts = [...(option?.conflicts ?? []), ...placeConflicts].filter(
    (one) => !(isDecided && one.can_be_ignored),
  );
  return {
    id: row.id,
    product: { id: booking.product_id, name: booking.product },
    group: { id: booking.group_id, name: booking.group_name },
    is_virtual: booking.deliverable_id === 3,
    delegates: booking.delegates,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + minutes(booking.minutes)).toISOString(),
    place: placeOf(booking),
    journey_there: option?.figures.there ?? null,
    journey_back: option?.figures.back ?? null,
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    conflicts: conflicts.map(({ code, text }) => ({ code, text, is_own: isOwnConflict(code) })),
  };
}

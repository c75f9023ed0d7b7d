import {
  buildAnswer,
  buildChoice,
  buildConfirmation,
  buildEnquiry,
  buildMultiDay,
  buildRequest,
  buildTimesOfInterest,
} from '../bookings.factory.ts';
import type { Learner } from '../learning.ts';
import type { TestApp } from '../test-app.ts';

type Person = Pick<Learner, 'userId' | 'groupId' | 'productId'> & { adminId: number; mark: string };

/** Builds a booking that names the person as organiser and asks them as trainer. `mark` is the text of every free text. */
export async function buildBookingRows(
  { db, rows }: TestApp,
  { userId, groupId, productId, adminId, mark }: Person,
): Promise<void> {
  const { projectId, requestId } = await buildRequest(db, {
    groupId,
    organiserId: userId,
    productId,
    createdBy: adminId,
  });
  await buildMultiDay(db, { projectId, productId, trainerId: userId, by: userId });
  const interestId = await buildTimesOfInterest(db, { requestId, day: '2027-03-10', suggestedBy: userId });
  const problem = await buildAnswer(db, { trainerId: userId, by: userId, problem: mark });
  await rows(
    `update availability_answers set note = $1, handled_note = $1, handled_at = answered_at, handled_by = $2, does_count = true
     where id = $3`,
    [mark, adminId, problem],
  );
  const enquiry = await buildEnquiry(db, { interestId, trainerId: userId, by: userId, state: 'no' });
  await rows(`update availability_enquiries set score_data = '{"total": 66.5}' where id = $1`, [enquiry]);
  const confirmation = await buildConfirmation(db, { interestId, trainerId: userId, startsAt: '2027-03-10T09:00:00Z' });
  await rows(
    `update confirmation_enquiries set state = 'rejected', ended_at = now(), answered_by = $2, reason = $1,
       manual_status = 'rejected', manual_note = $1, conflict_reason = $1, conflict_by = $2, own_override = '{away}',
       score_data = '{"total": 66.5}' where id = $3`,
    [mark, adminId, confirmation],
  );
  const choice = await buildChoice(db, { requestId, organiserId: userId, state: 'lapsed' });
  await rows(`update organiser_enquiries set state = 'nothing_available', answered_by = $2, note = $1 where id = $3`, [
    mark,
    adminId,
    choice,
  ]);
}

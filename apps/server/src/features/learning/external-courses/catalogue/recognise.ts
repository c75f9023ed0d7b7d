import { AppError, type Body, fieldError } from '@doselore/contract';
import type { addRecognition as addEndpoint, endRecognition as endEndpoint } from '@doselore/contract/external-courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, violatedConstraint } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockExternalCourse } from './catalogue.repository.ts';
import { endRecognitionRow, findProduct, insertRecognition, lockRecognition } from './recognitions.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;
const overlap = 'external_course_recognitions_overlap';
const notBefore = 'Choose a day that is not before the first day';

/** Recognises an external course as a product, from a day. */
export async function addRecognition(
  { db, clock }: Room,
  actor: Actor,
  { externalCourseId, ...recognition }: { externalCourseId: number } & Body<typeof addEndpoint>,
): Promise<void> {
  const { productType, productId, fromOn, untilOn } = recognition;
  if (untilOn !== null && untilOn <= fromOn) throw fieldError('untilOn', 'Choose a day after the first day');
  try {
    await inTransaction(db, async (tx) => {
      if ((await lockExternalCourse(tx, externalCourseId)) === undefined) throw notFound();
      if ((await findProduct(tx, recognition)) === undefined)
        throw fieldError('productId', 'Choose a course from the list');
      await insertRecognition(tx, { ...recognition, externalCourseId, madeBy: actor.id, at: clock.now() });
      await recordAudit(tx, actor, {
        action: 'externalCourses.recognise',
        subject: `external course ${externalCourseId}`,
        detail: { productType, productId, from: fromOn, until: untilOn },
      });
    });
  } catch (error) {
    throw violatedConstraint(error) === overlap
      ? new AppError(
          'conflict',
          'This course is already recognised as the chosen course on some of these days. Choose other days.',
        )
      : error;
  }
}

type Ending = { externalCourseId: number; recognitionId: number } & Body<typeof endEndpoint>;

/** Chooses the first day on which a recognition no longer counts. */
export async function endRecognition(
  { db, clock }: Room,
  actor: Actor,
  { externalCourseId, recognitionId, untilOn, seenUntilOn }: Ending,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      if ((await lockExternalCourse(tx, externalCourseId)) === undefined) throw notFound();
      const now = await lockRecognition(tx, { externalCourseId, recognitionId });
      if (now === undefined) throw notFound();
      if (now.until_on === untilOn) return;
      if (now.until_on !== seenUntilOn)
        throw new AppError('conflict', 'Someone else changed this recognition after you opened it. Reload the page.');
      if (untilOn < now.from_on) throw fieldError('untilOn', notBefore);
      await endRecognitionRow(tx, { recognitionId, untilOn, endedBy: actor.id, at: clock.now() });
      await recordAudit(tx, actor, {
        action: 'externalCourses.endRecognition',
        subject: `external course ${externalCourseId}`,
        detail: { from: now.from_on, until: untilOn, before: now.until_on },
      });
    });
  } catch (error) {
    throw violatedConstraint(error) === overlap
      ? fieldError('untilOn', 'Another recognition as the chosen course begins before this day. Choose an earlier day')
      : error;
  }
}

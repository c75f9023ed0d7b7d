import type { Body } from '@doselore/contract';
import { externalCourseFields, type updateExternalCourse } from '@doselore/contract/external-courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  type ExternalCourseFields,
  insertExternalCourse,
  lockExternalCourse,
  updateExternalCourseRow,
} from './catalogue.repository.ts';

const subjectOf = (externalCourseId: number) => `external course ${externalCourseId}`;

/** Adds a course of another provider to the catalogue. Returns its id. */
export function addExternalCourse(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  fields: ExternalCourseFields,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await insertExternalCourse(tx, { fields, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'externalCourses.create',
      subject: subjectOf(id),
      changes: newRecord(externalCourseFields, fields),
    });
    return id;
  });
}

type Change = { externalCourseId: number; change: Body<typeof updateExternalCourse> };

/** Changes a course of the catalogue and returns its fields. Entries of people stay as they are. */
export function changeExternalCourse(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { externalCourseId, change: { baseValues, ...submitted } }: Change,
): Promise<ExternalCourseFields> {
  const subject = subjectOf(externalCourseId);
  return inTransaction(db, async (tx) => {
    const now = await lockExternalCourse(tx, externalCourseId);
    if (now === undefined) throw notFound();
    const fields = await mergeChange<ExternalCourseFields>(tx, actor, { subject, now, submitted, baseValues });
    await updateExternalCourseRow(tx, externalCourseId, fields);
    await recordAudit(tx, actor, {
      action: 'externalCourses.update',
      subject,
      ...recordChanges(externalCourseFields, now, fields),
    });
    return fields;
  });
}

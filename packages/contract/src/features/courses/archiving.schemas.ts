import { z } from 'zod';
import { done, id, optionalText } from '../../common.schemas.ts';
import { archiveReasonMax } from './archiving.rules.ts';

const oneCourse = z.strictObject({ courseId: id });

export const archivePreview = z.object({
  title: z.string(),
  /** Organisations with licences that nobody holds, and their number. */
  unissued: z.array(z.object({ id: z.number().int(), name: z.string(), seats: z.number().int() })),
  /** Licences that are issued and not started, and those in progress. */
  issued: z.number().int(),
  in_progress: z.number().int(),
  /** Titles of courses that are linked with this one, by a link of any kind. */
  linked: z.array(z.string()),
  /** Planned Pharmacist-led Courses that teach it. */
  sessions_ahead: z.number().int(),
});
export type ArchivePreview = z.output<typeof archivePreview>;

/** A reason is required to archive. */
export const archiveFields = z.strictObject({ archived: z.boolean(), reason: optionalText(archiveReasonMax) });

const oneSco = z.strictObject({ courseId: id, scoId: id });

export const scoArchivePreview = z.object({
  title: z.string(),
  /** Number of people who have opened the module, in this version of the course. */
  people: z.number().int(),
  /** Reason why the module cannot be archived. Null when it can be archived. */
  refusal: z.string().nullable(),
});
export type ScoArchivePreview = z.output<typeof scoArchivePreview>;

export const archivingSchemas = {
  previewScoArchive: { params: oneSco, response: scoArchivePreview },
  archiveSco: { params: oneSco, body: z.strictObject({ archived: z.boolean() }), response: done },
  previewArchive: { params: oneCourse, response: archivePreview },
  archiveCourse: {
    params: oneCourse,
    body: archiveFields,
    response: done,
  },
};

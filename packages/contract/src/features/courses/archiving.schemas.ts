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

export const archivingSchemas = {
  previewArchive: { params: oneCourse, response: archivePreview },
  archiveCourse: {
    params: oneCourse,
    body: archiveFields,
    response: done,
  },
};

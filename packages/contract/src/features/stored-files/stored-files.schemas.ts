import { z } from 'zod';
import { moment } from '../../common.schemas.ts';

const fileCheck = z.object({
  checked_at: moment,
  took_ms: z.number().int(),
  /** Files and package folders on disk. */
  files: z.number().int(),
  missing_total: z.number().int(),
  /** Rows whose file is not on disk, at most 100. */
  missing: z.array(z.object({ key: z.string(), subject: z.string() })),
  /** Files that no row names. */
  unnamed: z.number().int(),
  /** Files that this check removed. A file is removed a day after a check first found it without a row. */
  removed: z.number().int(),
});
export type FileCheck = z.output<typeof fileCheck>;

export const storedFilesSchemas = {
  getFileCheck: { response: z.object({ last: fileCheck.nullable() }) },
  runFileCheck: { response: fileCheck },
};

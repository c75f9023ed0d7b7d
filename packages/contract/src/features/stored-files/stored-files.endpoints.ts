import { z } from 'zod';
import { moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

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
  /** Of these, the files that this check removed: a day after it first found them. */
  removed: z.number().int(),
});
export type FileCheck = z.output<typeof fileCheck>;

/** The last check; null before the first. */
export const getFileCheck = defineEndpoint({
  method: 'GET',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
  response: z.object({ last: fileCheck.nullable() }),
});

/** Compares rows and files. Removes nothing: that is left to the nightly job. */
export const runFileCheck = defineEndpoint({
  method: 'POST',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
  response: fileCheck,
});

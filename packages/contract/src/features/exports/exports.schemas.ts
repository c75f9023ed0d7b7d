import { z } from 'zod';
import { done, id, idempotencyKey, inPlace, moment } from '../../common.schemas.ts';
import { placeCertificatesQuery } from '../certificates/certificates.schemas.ts';
import { certificatePdfsMax, exportKinds, exportProblems, exportStates } from './exports.rules.ts';

const place = z.object({ id: z.number().int(), name: z.string() });

export const exportRow = z.object({
  id: z.number().int(),
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  problem: z.enum(exportProblems).nullable(),
  requested_at: moment,
  group: place,
  subgroup: place.nullable(),
  virtual_group: place.nullable(),
  /** Numbers of all files, of finished files, and of failed files in `failed.csv`. */
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  bytes: z.number().int().nullable(),
  keep_until: moment.nullable(),
  /** True when the requester no longer has access to the place. The server then refuses the file. */
  is_refused: z.boolean(),
});
export type ExportRow = z.output<typeof exportRow>;

const most = certificatePdfsMax.toLocaleString('en-GB');
const start = z
  .strictObject({
    /** Chosen certificates. Without them, all certificates under the filter. */
    ids: z
      .array(id)
      .min(1, 'Choose at least one certificate')
      .max(certificatePdfsMax, `Choose at most ${most} certificates`)
      .optional(),
    filter: placeCertificatesQuery.omit({ page: true, per_page: true, sort: true }).optional(),
    idempotencyKey,
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    message: 'Choose either certificates or a filter',
  });
const started = z.object({ id: z.number().int() });
const one = z.strictObject({ exportId: id });

export const exportsSchemas = {
  startCertificatePdfs: { params: inPlace, body: start, response: started },
  startSessionPdfs: { params: z.strictObject({ virtualGroupId: id }), body: start, response: started },
  listExports: { response: z.array(exportRow) },
  getExport: { params: one, response: exportRow },
  getExportFile: { params: one, response: z.any() },
  cancelExport: { params: one, response: done },
};

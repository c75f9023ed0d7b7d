import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { exportsSchemas } from './exports.schemas.ts';

const own = { levels: ['mixedAdmin'], permission: 'exports.own' } as const;

/**
 * Starts a zip with PDFs of certificates of an organisation or a service, in the background. `ids` selects certificates
 * of the list. `filter` selects all certificates that the list shows. Answers 422 for more than `certificatePdfsMax`.
 * Answers 409 while `exportsAtOnceMax` exports of the person wait or run.
 */
export const startCertificatePdfs = atPlace<typeof exportsSchemas.startCertificatePdfs>({
  method: 'POST',
  path: 'certificate-pdfs',
  permission: 'certificates.batch',
});

/** Starts a zip with PDFs of certificates of a pharmacist-led course, with the same limits. */
export const startSessionPdfs = endpoint<typeof exportsSchemas.startSessionPdfs>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/certificate-pdfs',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'certificates.batch',
});

/** Lists the newest 50 exports of the caller, newest first. */
export const listExports = endpoint<typeof exportsSchemas.listExports>({
  method: 'GET',
  path: 'exports',
  ...own,
  isBackground: true,
});

/** Returns an export of the caller with its progress. Answers 403 when they no longer have access to its place. */
export const getExport = endpoint<typeof exportsSchemas.getExport>({
  method: 'GET',
  path: 'exports/:exportId',
  ...own,
  isBackground: true,
});

/**
 * Returns the file of a finished export. Authorises the caller again, under the level of the request. The audit trail
 * records each download.
 */
export const getExportFile = endpoint<typeof exportsSchemas.getExportFile>({
  method: 'POST',
  path: 'exports/:exportId/file',
  ...own,
  kind: 'file',
});

/** Cancels a waiting or running export. Answers 409 when the export has ended. */
export const cancelExport = endpoint<typeof exportsSchemas.cancelExport>({
  method: 'POST',
  path: 'exports/:exportId/cancel',
  ...own,
});

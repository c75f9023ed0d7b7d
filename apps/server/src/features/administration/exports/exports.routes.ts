import { AppError } from '@doselore/contract';
import {
  cancelExport as cancelEndpoint,
  exportKeptDays,
  getExport,
  getExportFile,
  listExports,
  startCertificatePdfs,
  startSessionPdfs,
} from '@doselore/contract/exports';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { cancelExport } from './cancel-export.ts';
import { presentExport, presentFileName } from './exports.presenter.ts';
import { listExportRows } from './exports.repository.ts';
import { findAllowed, listRefused } from './find-access.ts';
import { startCertificates } from './start-export.ts';

const ok = { ok: true } as const;
const listed = 50;

export const exportRoutes: Route[] = [
  ...serveAtPlace(startCertificatePdfs, async ({ params, body, scope, services, actor }) => ({
    id: await startCertificates(services, actor, { scope, place: params, body }),
  })),
  serve(startSessionPdfs, async ({ params, body, scope, services, actor }) => ({
    id: await startCertificates(services, actor, { scope, place: params, body }),
  })),
  serve(listExports, async ({ scope, services }) => {
    const rows = await listExportRows(services.db, scope, { most: listed });
    const refused = await listRefused(services.db, rows);
    return rows.map((row) => presentExport(row, refused.has(row.id)));
  }),
  serve(getExport, async ({ params, scope, services }) =>
    presentExport(await findAllowed(services.db, scope, params.exportId), false),
  ),
  serve(getExportFile, async ({ params, scope, services, actor }) => {
    const row = await findAllowed(services.db, scope, params.exportId);
    if (row.state !== 'done' || row.storage_key === null)
      throw new AppError(
        'conflict',
        `This file is not available. Files are kept for ${exportKeptDays} days. Start a new file.`,
      );
    const { stream, bytes } = await services.files.read(row.storage_key);
    const subject = `export ${row.id}` as const;
    await recordAudit(services.db, actor, { action: 'exports.download', subject, groupId: row.group_id });
    return { stream, bytes, type: 'application/zip', name: presentFileName(row) };
  }),
  serve(cancelEndpoint, async ({ params, scope, services, actor }) => {
    await cancelExport(services, actor, { scope, exportId: params.exportId });
    return ok;
  }),
];

import { AppError, limits } from '@doselore/contract';
import { notFound } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { checkEvidence } from '../../learning/external-courses/index.ts';
import { judge } from './check-rows.ts';
import { listSheetRows } from './import-rows.repository.ts';
import { findImport, setScan } from './imports.repository.ts';
import { type OpenedList, openList } from './open-list.ts';

const notChecked = () => new AppError('conflict', 'You can add the scan only after the check and before the import.');

/** Throws unless a scan can be added to the list. Call it before the upload is read. */
export async function checkTakesScan({ db }: Services, { scope, ref }: OpenedList): Promise<void> {
  const list = await findImport(db, scope, ref);
  if (list === undefined) throw notFound();
  if (list.state !== 'checked') throw notChecked();
}

/** Stores the scan of a signed list once, in place of the one before, and checks every row again. */
export async function saveListScan(services: Services, { scope, ref }: OpenedList, file: UploadedFile): Promise<void> {
  const type = await checkEvidence(file.path);
  const key = `scans/${randomToken()}`;
  await services.files.keep(file.path, key);
  await inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    if (list.state !== 'checked') throw notChecked();
    const scan = { key, name: file.name.slice(0, limits.name), type, bytes: file.bytes };
    await setScan(tx, list.id, scan);
    await judge(services, tx, { ...list, scan }, { rows: await listSheetRows(tx, list.id) });
  });
}

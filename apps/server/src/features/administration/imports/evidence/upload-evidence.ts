import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AppError, fieldError, limits } from '@doselore/contract';
import type { EvidenceType } from '@doselore/contract/external-courses';
import { type ImportEvidence, importLimits } from '@doselore/contract/imports';
import { notFound } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { inspectZip, unpackFiles, type ZipWords } from '../../../../platform/zip/index.ts';
import { checkEvidence } from '../../../learning/external-courses/index.ts';
import { judge } from '../check-rows.ts';
import { listSheetRows } from '../import-rows.repository.ts';
import { findImport, type ImportData } from '../imports.repository.ts';
import { type OpenedList, openList } from '../open-list.ts';
import { valuesOf } from '../sheet.ts';
import { saveRowFiles } from './import-files.repository.ts';
import { fileName, isOfSystem, matchFiles } from './match-files.ts';

/** Maximum number of file names in an answer, so that a wrong zip does not fill the screen. */
const namedMost = 20;

type ZipEntry = Awaited<ReturnType<typeof inspectZip>>[number];
type Stored = { file_name: string; storage_key: string; media_type: EvidenceType; bytes: number };

/** Throws unless evidence can be added to the list. Call it before the upload is read. */
export async function checkTakesEvidence({ db }: Services, { scope, ref }: OpenedList): Promise<ImportData> {
  const list = await findImport(db, scope, ref);
  if (list === undefined) throw notFound();
  if (list.state !== 'checked')
    throw new AppError('conflict', 'You can add evidence only after the check and before the import.');
  return list;
}

/**
 * Adds the files of a zip to the rows that their names match, and checks these rows again. Unpacks only files that match a
 * row, within the limits of packages, and stores only PDFs and pictures.
 */
export async function uploadEvidence(
  services: Services,
  { scope, ref }: OpenedList,
  zip: UploadedFile,
): Promise<ImportEvidence> {
  const list = await checkTakesEvidence(services, { scope, ref });
  const entries = (await listFiles(zip.path)).filter((entry) => !isOfSystem(entry.fileName));
  const matches = await matchesOf(
    services,
    list,
    entries.map((entry) => entry.fileName),
  );
  const matching = entries.filter((_entry, place) => (matches[place] ?? []).length > 0);
  const { stored, refused } = await storeFiles(services, zip.path, matching);
  const matched = await inTransaction(services.db, async (tx) => {
    const open = await openList(tx, { scope, ref });
    if (open.state !== 'checked') throw new AppError('conflict', 'Match the columns of this list first.');
    const all = await listSheetRows(tx, open.id);
    const again = matchFiles(
      stored.map(({ file_name }) => file_name),
      rowsOf(open, all),
    );
    const files = new Map(
      stored.flatMap((file, place) => (again[place] ?? []).map((number) => [number, { ...file, number }] as const)),
    );
    await saveRowFiles(tx, open.id, [...files.values()]);
    await judge(services, tx, open, { rows: all.filter(({ number }) => files.has(number)), all });
    return files.size;
  });
  const unmatched = entries.filter((_entry, place) => (matches[place] ?? []).length === 0);
  return {
    matched,
    unmatched: unmatched.slice(0, namedMost).map((entry) => fileName(entry.fileName)),
    refused: refused.slice(0, namedMost),
  };
}

const words: ZipWords = { name: 'It', instead: 'Make a zip of the files and upload it.' };

/** Lists the files of a zip, checked as those of a package. */
async function listFiles(zipPath: string): Promise<ZipEntry[]> {
  try {
    return await inspectZip(zipPath, { maxFiles: importLimits.evidenceFiles, words });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'package_refused') throw error;
    throw fieldError('file', `This zip cannot be used. ${error.message}`);
  }
}

const rowsOf = (list: ImportData, rows: Awaited<ReturnType<typeof listSheetRows>>) =>
  rows.map((row) => ({ number: row.number, reference: valuesOf(list.columns, row).reference ?? '' }));

async function matchesOf({ db }: Services, list: ImportData, names: readonly string[]): Promise<number[][]> {
  return matchFiles(names, rowsOf(list, await listSheetRows(db, list.id)));
}

async function storeFiles(services: Services, zipPath: string, entries: readonly ZipEntry[]) {
  const fits = entries.filter(({ uncompressedSize }) => uncompressedSize <= limits.evidenceBytes);
  const refused = entries.filter((entry) => !fits.includes(entry)).map((entry) => fileName(entry.fileName));
  const folder = services.files.temporary();
  const stored: Stored[] = [];
  try {
    await mkdir(folder.path, { recursive: true });
    const named = fits.map((entry, place) => ({ entry, name: String(place) }));
    if (named.length > 0) await unpackFiles(zipPath, named, { folder: folder.path, words });
    for (const { entry, name } of named) {
      const place = path.join(folder.path, name);
      const type = await typeOf(place);
      if (type === undefined) {
        refused.push(fileName(entry.fileName));
        continue;
      }
      const key = `evidence/${randomToken()}`;
      await services.files.keep(place, key);
      const shown = fileName(entry.fileName).slice(0, limits.name);
      stored.push({ file_name: shown, storage_key: key, media_type: type, bytes: entry.uncompressedSize });
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'package_refused')
      throw fieldError('file', `This zip cannot be used. ${error.message}`);
    throw error;
  } finally {
    await folder.discard();
  }
  return { stored, refused };
}

async function typeOf(place: string): Promise<EvidenceType | undefined> {
  try {
    return await checkEvidence(place);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

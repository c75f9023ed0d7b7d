import type { CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { type PackEntry, type Packed, packZip } from '../../../platform/files/index.ts';
import { presentFileName } from '../certificates.presenter.ts';
import { type Drawing, drawCertificate } from '../draw-certificate.ts';
import { type HeldData, listChosenCertificates } from '../held-certificates.repository.ts';

type Batch = {
  scope: Scope;
  place: CheckedPlace;
  certificateIds: readonly number[];
  key: string;
  onProgress: Parameters<typeof packZip>[1]['onProgress'];
};

/**
 * Draws certificates of a place into a stored zip, outside of any transaction. Every certificate that was chosen is either
 * a PDF or a line of `failed.csv`: also those that the scope no longer reaches, and those of erased people, whose names
 * are locked. Undefined when it was stopped; then nothing is stored.
 */
export async function packCertificates(drawing: Drawing, batch: Batch): Promise<Packed | undefined> {
  const { db, clock, files } = drawing.services;
  const certificateIds = [...new Set(batch.certificateIds)];
  const rows = await listChosenCertificates(db, batch.scope, { ...batch.place, certificateIds, day: today(clock) });
  const found = new Set(rows.map(({ id }) => id));
  const missing = certificateIds.filter((id) => !found.has(id));
  return packZip(files, {
    key: batch.key,
    at: clock.now(),
    entries: [...rows.map((row) => entryOf(drawing, row)), ...missing.map(entryOfMissing)],
    failedHead: ['Certificate', 'Why'],
    onProgress: batch.onProgress,
  });
}

function entryOf(drawing: Drawing, row: HeldData): PackEntry {
  const name = presentFileName(row);
  if (row.is_erased) return refused(row.serial, 'The data of this person was erased');
  return { name, make: () => drawCertificate(drawing, row), subject: [name, 'It could not be drawn'] };
}

const entryOfMissing = (id: number) => refused(`Certificate ${id}`, 'You can no longer open it');

const refused = (name: string, why: string): PackEntry => ({
  name,
  make: () => Promise.reject(new Error(why)),
  subject: [name, why],
});

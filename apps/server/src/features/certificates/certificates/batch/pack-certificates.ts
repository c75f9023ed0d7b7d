import { type Scope, withoutScope } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { type PackEntry, type Packed, packZip } from '../../../../platform/files/index.ts';
import { presentFileName } from '../certificates.presenter.ts';
import { type Drawing, drawCertificate } from '../draw-certificate.ts';
import {
  type CertificatesPlace,
  findHeldCertificate,
  type HeldData,
  listChosenCertificates,
} from '../held-certificates.repository.ts';

type Batch = {
  scope: Scope;
  place: CertificatesPlace;
  certificateIds: readonly number[];
  key: string;
  onProgress: Parameters<typeof packZip>[1]['onProgress'];
};

/**
 * Draws certificates of a place into a stored zip, outside of any transaction. Reads each certificate again before it
 * draws it. Each chosen certificate becomes a PDF, or a line of `failed.csv` with the reason. Reasons are a withdrawal,
 * an erased holder, lost access and a failed drawing. Returns undefined and stores nothing when it was stopped.
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
    entries: [...rows.map((row) => entryOf(drawing, batch, row)), ...missing.map(entryOfMissing)],
    failedHead: ['Certificate', 'Reason'],
    onProgress: batch.onProgress,
  });
}

const reasons = {
  erased: 'The data of this person was erased',
  withdrawn: 'This certificate was withdrawn',
  gone: 'You no longer have access to this certificate',
  broken: 'The PDF could not be created',
};

/** Returns the reason why a certificate cannot be packed, or undefined. */
function reasonAgainst(row: HeldData | undefined): string | undefined {
  if (row === undefined) return reasons.gone;
  if (row.is_erased) return reasons.erased;
  return row.state === 'revoked' ? reasons.withdrawn : undefined;
}

function entryOf(drawing: Drawing, { scope, place }: Batch, row: HeldData): PackEntry {
  const { db, clock } = drawing.services;
  const name = presentFileName(row);
  if (row.is_erased) return refused(row.serial, reasons.erased);
  const subject = [name, reasons.broken];
  const make = async () => {
    const certificateId = withoutScope<'certificate'>(row.id, 'task');
    const fresh = await findHeldCertificate(db, scope, { ...place, certificateId, day: today(clock) });
    const reason = reasonAgainst(fresh);
    if (fresh === undefined || reason !== undefined) {
      subject.splice(0, 2, fresh?.is_erased ? row.serial : name, reason ?? reasons.gone);
      throw new Error(reason);
    }
    return drawCertificate(drawing, fresh);
  };
  return { name, make, subject };
}

const entryOfMissing = (id: number) => refused(`Certificate ${id}`, reasons.gone);

const refused = (name: string, why: string): PackEntry => ({
  name,
  make: () => Promise.reject(new Error(why)),
  subject: [name, why],
});

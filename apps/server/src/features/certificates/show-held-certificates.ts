import type { PlaceCertificatesQuery } from '@doselore/contract/certificates';
import { type CertificateId, notFound, type Scope, type UserId } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { allPages, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { heldHead, presentFileName, presentHeld, presentHeldCsvRow } from './certificates.presenter.ts';
import { type Drawing, drawCertificate } from './draw-certificate.ts';
import { type CertificatesPlace, findHeldCertificate, listHeldCertificates } from './held-certificates.repository.ts';

type Read = {
  services: Services;
  scope: Scope;
  query: PlaceCertificatesQuery;
  params: CertificatesPlace | { userId: UserId };
};

/** Returns one page of the certificates of a place or of a person. */
export async function showHeld({ services, scope, query, params }: Read) {
  const day = today(services.clock);
  const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
  return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
}

/** Returns the certificates of a place as a spreadsheet. */
export async function showHeldSheet({ services, scope, query, params }: Read) {
  const day = today(services.clock);
  const rows = await listHeldCertificates(services.db, scope, { ...allPages(query), ...params, day });
  return sheetAnswer(
    'Certificates',
    heldHead,
    rows.map((row) => presentHeldCsvRow(row, day)),
  );
}

type Wanted = { scope: Scope; params: CertificatesPlace & { certificateId: CertificateId } };

/** Draws a certificate of a place. Throws 404 for a certificate of an erased person, whose name is locked. */
export async function drawHeld(drawing: Drawing, { scope, params }: Wanted) {
  const { db, clock } = drawing.services;
  const row = await findHeldCertificate(db, scope, { ...params, day: today(clock) });
  if (row === undefined || row.is_erased) throw notFound();
  const pdf = await drawCertificate(drawing, row);
  return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row), isInline: true };
}

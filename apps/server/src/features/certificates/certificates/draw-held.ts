import { type CertificateId, notFound, type Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { presentFileName } from './certificates.presenter.ts';
import { type Drawing, drawCertificate } from './draw-certificate.ts';
import { type CertificatesPlace, findHeldCertificate } from './held-certificates.repository.ts';

type Target = { scope: Scope; params: CertificatesPlace & { certificateId: CertificateId } };

/** Draws a certificate of a place. Throws 404 for a certificate of an erased person, whose name is locked. */
export async function drawHeld(drawing: Drawing, { scope, params }: Target) {
  const { db, clock } = drawing.services;
  const row = await findHeldCertificate(db, scope, { ...params, day: today(clock) });
  if (row === undefined || row.is_erased) throw notFound();
  const pdf = await drawCertificate(drawing, row);
  return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row), isInline: true };
}

import type { Answer } from '@doselore/contract';
import type { checkCertificate, listOwnCertificates } from '@doselore/contract/certificates';
import type { CertificateId, CourseUserId, Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCertificate, presentCheck } from './certificates.presenter.ts';
import { findCertificateByKey, findCertificateOfCourse, listCertificates } from './certificates.repository.ts';
import { type Drawing, drawCertificate } from './draw-certificate.ts';

type Shown = { certificate: Answer<typeof listOwnCertificates>[number]; draw: () => Promise<Buffer> };

/** Lists the certificates of the scope, the latest first, each with a function that draws it as PDF. */
export async function showCertificates(drawing: Drawing, scope: Scope): Promise<Shown[]> {
  const { db, clock } = drawing.services;
  const day = today(clock);
  return (await listCertificates(db, scope)).map((row) => ({
    certificate: presentCertificate(row, day),
    draw: () => drawCertificate(drawing, row),
  }));
}

/** Returns the latest certificate of a course that a learner has taken, or null. */
export async function showCertificateOfCourse(
  db: Queries,
  courseUserId: CourseUserId,
): Promise<{ id: number; awarded_on: string; expires_on: string | null } | null> {
  const row = await findCertificateOfCourse(db, courseUserId);
  return row === undefined ? null : { id: row.id, awarded_on: row.awarded_on, expires_on: row.expires_on };
}

/** Returns the public facts of the certificate that a badge names, and whether its holder has been erased. */
export async function showCheckedCertificate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  certificateId: CertificateId,
): Promise<{ checked: Answer<typeof checkCertificate>; isErased: boolean } | undefined> {
  const row = await findCertificateByKey(db, { kind: 'id', value: certificateId });
  return row === undefined ? undefined : { checked: presentCheck(row, today(clock)), isErased: row.is_erased };
}

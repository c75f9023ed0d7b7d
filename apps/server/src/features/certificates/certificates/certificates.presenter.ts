import { type Answer, daysBetween, webAddresses } from '@doselore/contract';
import {
  type checkCertificate,
  type HeldCertificate,
  type listCertifiedCourses,
  type listOwnCertificates,
  renewalWindowDays,
} from '@doselore/contract/certificates';
import { safeFileName } from '../../../platform/files/index.ts';
import type { PrintedSettings } from '../certificate-settings/index.ts';
import type { CertificateData, CheckedCertificate, PrintedFacts } from './certificates.repository.ts';
import type { CertifiedCourse, HeldData } from './held-certificates.repository.ts';
import type { CertificateFacts, CertificateData as Printed } from './pdf/certificate-data.ts';

type Row = Answer<typeof listOwnCertificates>[number];

/**
 * Returns the state on a day. Expiring and expired follow from the dates: a certificate is valid through its last day.
 */
export function stateOn(certificate: Pick<CertificateData, 'state' | 'expires_on'>, today: string): Row['state'] {
  if (certificate.state === 'superseded' || certificate.state === 'revoked') return certificate.state;
  if (certificate.expires_on === null) return 'valid';
  const left = daysBetween(today, certificate.expires_on);
  if (left < 0) return 'expired';
  return left <= renewalWindowDays ? 'expiring' : 'valid';
}

export function isValidOn(certificate: CertificateData, today: string): boolean {
  const state = stateOn(certificate, today);
  return state === 'valid' || state === 'expiring';
}

/** Returns the picture of a stored file. */
export type PictureOf = (key: string) => Uint8Array;

/** Returns the texts and pictures on the printed certificate. */
export function presentForPrint(row: CertificateData, site: string, pictureOf: PictureOf): Printed {
  const facts = presentFacts(row, site);
  const { printed } = row;
  if (printed.drawing === 1) return { ...facts, drawing: 1, organisation: printed.organisation };
  return {
    ...facts,
    ...presentSettings(printed, pictureOf),
    registration: row.holder_registration_number,
    isPreview: false,
  };
}

/** Returns the texts and pictures that a certificate of the second layout prints besides its facts. */
export function presentSettings(printed: PrintedSettings, pictureOf: PictureOf) {
  const { logo, signatory } = printed;
  return {
    drawing: 2 as const,
    hasAllScripts: printed.has_all_scripts === true,
    organisation: printed.organisation,
    heading: printed.heading,
    lead: printed.lead,
    hours: printed.hours,
    objectives: printed.objectives,
    footers: printed.footers,
    icons: printed.icons.map(({ title, key }) => ({ title, picture: pictureOf(key) })),
    logo: typeof logo === 'string' ? logo : { name: logo.name, picture: pictureOf(logo.key) },
    signatory:
      signatory === null
        ? null
        : {
            name: signatory.name,
            title: signatory.title,
            picture: signatory.signature === null ? null : pictureOf(signatory.signature.key),
          },
  };
}

/** Returns the keys of the pictures that a certificate prints. */
export function pictureKeys(printed: PrintedFacts): string[] {
  if (printed.drawing === 1) return [];
  const { icons, logo, signatory } = printed;
  const pictures = [...icons, ...(typeof logo === 'string' ? [] : [logo]), signatory?.signature ?? null];
  return pictures.flatMap((picture) => (picture === null ? [] : [picture.key]));
}

function presentFacts(row: CertificateData, site: string): CertificateFacts {
  return {
    holder: `${row.holder_first_name} ${row.holder_last_name}`,
    title: row.title,
    awardedOn: row.awarded_on,
    expiresOn: row.expires_on,
    serial: row.serial,
    verifyCode: row.verify_code,
    checkUrl: `${site}${webAddresses.checkCertificate(row.verify_code)}`,
    createdAt: row.created_at,
  };
}

/** Returns the name of the PDF file, such as "Penrose Mary - Sepsis awareness - DL-2026-3F8KQ2WX.pdf". */
export function presentFileName(row: CertificateData): string {
  const name = `${row.holder_last_name} ${row.holder_first_name} - ${row.title}`;
  return `${safeFileName(name, 'Certificate')} - ${row.serial}.pdf`;
}

type Shown = Pick<CertificateData, 'id' | 'serial' | 'title' | 'awarded_on' | 'expires_on' | 'state' | 'verify_code'>;

export function presentCertificate(row: Shown, today: string): Row {
  return {
    id: row.id,
    serial: row.serial,
    title: row.title,
    awarded_on: row.awarded_on,
    expires_on: row.expires_on,
    state: stateOn(row, today),
    verify_code: row.verify_code,
  };
}

export function presentHeld(row: HeldData, today: string): HeldCertificate {
  return {
    ...presentCertificate(row, today),
    user: { id: row.user_id, name: row.user_name },
    group: { id: row.group_id, name: row.group_name },
    can_open: !row.is_erased,
  };
}

export function presentCertifiedCourse(row: CertifiedCourse): Answer<typeof listCertifiedCourses.group>[number] {
  return { product_type: row.product_type, product_id: row.product_id, title: row.title, count: row.count };
}

/**
 * Returns the public check (C4): initials and surname, title, type, learning time, dates and state. It shows nothing else
 * about the person, and no name of an erased person. A replacement is shown by its dates and state only, because its code
 * would reveal the person's new name.
 */
export function presentCheck(row: CheckedCertificate, today: string): Answer<typeof checkCertificate> {
  const initials = row.holder_first_name
    .split(/[\s-]+/u)
    .filter(Boolean)
    .map((name) => `${name[0]?.toUpperCase()}.`)
    .join(' ');
  return {
    holder: row.is_erased ? 'Name erased' : `${initials} ${row.holder_last_name}`,
    title: row.title,
    type: row.printed.drawing === 1 ? null : row.printed.heading,
    hours: row.printed.drawing === 1 ? null : row.printed.hours,
    awarded_on: row.awarded_on,
    expires_on: row.expires_on,
    state: stateOn(row, today),
    withdrawn_on: row.revoked_on,
    replaced_by:
      row.replacement === null
        ? null
        : {
            kind: row.replacement.kind,
            awarded_on: row.replacement.awarded_on,
            expires_on: row.replacement.expires_on,
            state: stateOn(row.replacement, today),
          },
  };
}

import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  checkCertificate,
  getPlaceCertificatePdf,
  getSessionCertificatePdf,
  listOwnCertificates,
  listPlaceCertificates,
  listSessionCertificates,
  listUserCertificates,
  type PlaceCertificatesQuery,
  previewWithdrawal,
} from '@doselore/contract/certificates';
import { endpointUrl } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const certificates = roomLists('certificates');

export const ownCertificatesQuery = certificates.one(listOwnCertificates);

export const certificateCheckQuery = (code: string) =>
  certificates.one(checkCertificate, { params: { code }, quiet: true }, { enabled: code !== '', retry: false });

/** Certificates that were awarded in the organisation of the place, to the members of its service or to one member. */
export const placeCertificatesQuery = certificates.sheet(listPlaceCertificates, 'Certificates');

/** Certificates that were earned in a pharmacist-led course. */
export const sessionCertificatesQuery = certificates.sheet(listSessionCertificates, 'Certificates');

/** Place in which a certificate is opened: its course, or the organisation or service of the page. */
export type CertificateOf = { level: Level; place: Place; virtualGroupId: number | undefined };

/** Address of the PDF, which the browser shows. */
export const certificateAddress = ({ level, place, virtualGroupId }: CertificateOf, certificateId: number): string =>
  virtualGroupId === undefined
    ? endpointUrl(endpointAt(getPlaceCertificatePdf, place), { level, params: { ...place, certificateId } })
    : endpointUrl(getSessionCertificatePdf, { level, params: { virtualGroupId, certificateId } });

/** Certificates of a person in all organisations, for site admins. */
export const userCertificatesQuery = (userId: number, query: Omit<PlaceCertificatesQuery, 'userId'>) =>
  certificates.list(listUserCertificates, { params: { userId }, query });

export const withdrawalQuery = (certificateId: number) =>
  certificates.one(previewWithdrawal, { params: { certificateId } }, { gcTime: 0 });

export const refreshAfterWithdrawal = refreshOf('certificates');

import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  checkCertificate,
  getCertificatesZip,
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  getSessionCertificatePdf,
  getSessionCertificatesCsv,
  listCertifiedCourses,
  listOwnCertificates,
  listPlaceCertificates,
  listSessionCertificates,
  listUserCertificates,
  type PlaceCertificatesQuery,
  previewWithdrawal,
} from '@doselore/contract/certificates';
import type { QueryClient } from '@tanstack/react-query';
import { downloadFile, endpointUrl, sheetOf } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const certificates = roomQueries('certificates');

export const ownCertificatesQuery = certificates.one(listOwnCertificates, { level: 'member' });

export const certificateCheckQuery = (code: string) =>
  certificates.one(
    checkCertificate,
    { level: 'site', params: { code }, quiet: true },
    { enabled: code !== '', retry: false },
  );
export const downloadAllCertificates = () =>
  downloadFile(getCertificatesZip, { level: 'member', fileName: `Certificates ${today()}.zip` });

/** Certificates that were awarded in the organisation of the place, to the members of its service or to one member. */
export const placeCertificatesQuery = (level: Level, place: Place, query: PlaceCertificatesQuery) =>
  certificates.list(endpointAt(listPlaceCertificates, place), { level, params: place, query });

/** Certificates that were earned in a pharmacist-led course. */
export const sessionCertificatesQuery = (level: Level, virtualGroupId: number, query: PlaceCertificatesQuery) =>
  certificates.list(listSessionCertificates, { level, params: { virtualGroupId }, query });

export const downloadSessionCertificates = (level: Level, virtualGroupId: number, query: PlaceCertificatesQuery) =>
  sheetOf(getSessionCertificatesCsv, { level, params: { virtualGroupId }, query, fileName: 'Certificates' });

/** Where a certificate is opened: in its course, or in the organisation or service of the page. */
export type CertificateOf = { level: Level; place: Place; virtualGroupId: number | undefined };

/** Address of the PDF, which the browser shows. */
export const certificateAddress = ({ level, place, virtualGroupId }: CertificateOf, certificateId: number): string =>
  virtualGroupId === undefined
    ? endpointUrl(endpointAt(getPlaceCertificatePdf, place), { level, params: { ...place, certificateId } })
    : endpointUrl(getSessionCertificatePdf, { level, params: { virtualGroupId, certificateId } });

/** Courses of the certificates of a place. */
export const certifiedCoursesQuery = (level: Level, place: Place) =>
  certificates.one(endpointAt(listCertifiedCourses, place), { level, params: place });

export const downloadCertificates = (level: Level, place: Place, query: PlaceCertificatesQuery) =>
  sheetOf(endpointAt(getPlaceCertificatesCsv, place), { level, params: place, query, fileName: 'Certificates' });

/** Certificates of a person in all organisations, for site admins. */
export const userCertificatesQuery = (userId: number, query: Omit<PlaceCertificatesQuery, 'userId'>) =>
  certificates.list(listUserCertificates, { level: 'superAdmin', params: { userId }, query });

export const downloadHeldCertificate = (level: Level, place: Place, certificateId: number) =>
  downloadFile(endpointAt(getPlaceCertificatePdf, place), { level, params: { ...place, certificateId } });

export const withdrawalQuery = (certificateId: number) =>
  certificates.one(previewWithdrawal, { level: 'superAdmin', params: { certificateId } }, { gcTime: 0 });

export const refreshAfterWithdrawal = (client: QueryClient) => refreshQueries(client, 'certificates');

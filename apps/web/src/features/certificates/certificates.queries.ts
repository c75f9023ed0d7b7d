import { endpointAt, type Level, type Place, type Sent } from '@doselore/contract';
import {
  checkCertificate,
  getCertificatePdf,
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
  withdrawCertificate,
} from '@doselore/contract/certificates';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, endpointUrl, type SheetDownload, sheetOf } from '../../platform/api/index.ts';
import { today } from '../../platform/clock/clock.ts';

export const ownCertificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => callEndpoint(listOwnCertificates, { level: 'member', signal }),
});

export function certificateCheckQuery(code: string) {
  return queryOptions({
    queryKey: ['certificates', 'check', code],
    queryFn: ({ signal }) => callEndpoint(checkCertificate, { level: 'site', params: { code }, signal, quiet: true }),
    enabled: code !== '',
    retry: false,
  });
}

export function downloadCertificate(certificateId: number): Promise<void> {
  return downloadFile(getCertificatePdf, { level: 'member', params: { certificateId } });
}

export function downloadAllCertificates(): Promise<void> {
  return downloadFile(getCertificatesZip, { level: 'member', fileName: `Certificates ${today()}.zip` });
}

/** Certificates that were awarded in the organisation of the place, to the members of its service or to one member. */
export function placeCertificatesQuery(level: Level, place: Place, query: PlaceCertificatesQuery) {
  return queryOptions({
    queryKey: ['certificates', 'place', level, place, query],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listPlaceCertificates, place), { level, params: place, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Certificates that were earned in a pharmacist-led course. */
export function sessionCertificatesQuery(level: Level, virtualGroupId: number, query: PlaceCertificatesQuery) {
  return queryOptions({
    queryKey: ['certificates', 'session', level, virtualGroupId, query],
    queryFn: ({ signal }) =>
      callEndpoint(listSessionCertificates, { level, params: { virtualGroupId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadSessionCertificates(
  level: Level,
  virtualGroupId: number,
  query: PlaceCertificatesQuery,
): SheetDownload {
  return sheetOf(getSessionCertificatesCsv, { level, params: { virtualGroupId }, query, fileName: 'Certificates' });
}

/** Where a certificate is opened: in its course, or in the organisation or service of the page. */
export type CertificateOf = { level: Level; place: Place; virtualGroupId: number | undefined };

/** Address of the PDF, which the browser shows. */
export function certificateAddress({ level, place, virtualGroupId }: CertificateOf, certificateId: number): string {
  return virtualGroupId === undefined
    ? endpointUrl(endpointAt(getPlaceCertificatePdf, place), { level, params: { ...place, certificateId } })
    : endpointUrl(getSessionCertificatePdf, { level, params: { virtualGroupId, certificateId } });
}

export function downloadSessionCertificate(level: Level, virtualGroupId: number, certificateId: number): Promise<void> {
  return downloadFile(getSessionCertificatePdf, { level, params: { virtualGroupId, certificateId } });
}

/** Courses of the certificates of a place. */
export function certifiedCoursesQuery(level: Level, place: Place) {
  return queryOptions({
    queryKey: ['certificates', 'courses', level, place],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listCertifiedCourses, place), { level, params: place, signal }),
  });
}

export function downloadCertificates(level: Level, place: Place, query: PlaceCertificatesQuery): SheetDownload {
  return sheetOf(endpointAt(getPlaceCertificatesCsv, place), {
    level,
    params: place,
    query,
    fileName: 'Certificates',
  });
}

/** Certificates of a person in all organisations, for site admins. */
export function userCertificatesQuery(userId: number, query: Omit<PlaceCertificatesQuery, 'userId'>) {
  return queryOptions({
    queryKey: ['certificates', 'user', userId, query],
    queryFn: ({ signal }) =>
      callEndpoint(listUserCertificates, { level: 'superAdmin', params: { userId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadHeldCertificate(level: Level, place: Place, certificateId: number): Promise<void> {
  return downloadFile(endpointAt(getPlaceCertificatePdf, place), { level, params: { ...place, certificateId } });
}

export function withdrawalQuery(certificateId: number) {
  return queryOptions({
    queryKey: ['certificates', 'withdrawal', certificateId],
    queryFn: ({ signal }) =>
      callEndpoint(previewWithdrawal, { level: 'superAdmin', params: { certificateId }, signal }),
    gcTime: 0,
  });
}

export async function sendWithdrawal(
  certificateId: number,
  body: Sent<typeof withdrawCertificate, 'body'>,
): Promise<void> {
  await callEndpoint(withdrawCertificate, { level: 'superAdmin', params: { certificateId }, body });
}

export function refreshAfterWithdrawal(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['certificates'] });
}

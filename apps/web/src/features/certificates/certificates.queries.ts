import type { Sent } from '@doselore/contract';
import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  listOwnCertificates,
  previewWithdrawal,
  withdrawCertificate,
} from '@doselore/contract/certificates';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
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

import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  listOwnCertificates,
} from '@doselore/contract/certificates';
import { queryOptions } from '@tanstack/react-query';
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

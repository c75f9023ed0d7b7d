export type CertificateData = {
  holder: string;
  title: string;
  awardedOn: string;
  expiresOn: string | null;
  organisation: string;
  serial: string;
  verifyCode: string;
  checkUrl: string;
  createdAt: Date;
};
export type CertificateRenderer = { render(data: CertificateData): Promise<Buffer>; close(): Promise<void> };
export function createCertificateRenderer(): CertificateRenderer {
  return { render: async () => Buffer.from(''), close: async () => undefined };
}

/** All data on a certificate. Days are `YYYY-MM-DD`. */
export type CertificateData = {
  holder: string;
  title: string;
  awardedOn: string;
  expiresOn: string | null;
  organisation: string;
  serial: string;
  verifyCode: string;
  /** Address of the public check; also in the QR code. */
  checkUrl: string;
  createdAt: Date;
};

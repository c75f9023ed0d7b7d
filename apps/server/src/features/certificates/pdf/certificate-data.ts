/** Everything that stands on a certificate. Days are `YYYY-MM-DD`. */
export type CertificateData = {
  holder: string;
  title: string;
  awardedOn: string;
  expiresOn: string | null;
  organisation: string;
  serial: string;
  verifyCode: string;
  /** Where anybody can check it; also in the QR picture. */
  checkUrl: string;
  createdAt: Date;
};

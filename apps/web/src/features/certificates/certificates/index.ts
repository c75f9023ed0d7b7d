export { CertificatePanel } from './certificate-panel.tsx';
export { placeCertificatesQuery, userCertificatesQuery } from './certificates.queries.ts';
export { CheckCertificateScreen } from './check-certificate-screen.tsx';
export { DownloadCertificate } from './download-certificate.tsx';
export { certificatesQueryOf, HeldCertificates } from './held-certificates.tsx';
export { OwnCertificates } from './own-certificates.tsx';
export { OwnCertificatesScreen } from './own-certificates-screen.tsx';
export { PlaceCertificatesScreen } from './place-certificates-screen.tsx';
export { SessionCertificatesScreen } from './session-certificates-screen.tsx';

export { CertificatePanel } from './certificate-panel.tsx';
export { CheckCertificateScreen } from './check-certificate-screen.tsx';
export { OwnCertificates } from './own-certificates.tsx';

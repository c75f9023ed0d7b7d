export { certificateRoutes } from './certificates.routes.ts';
export type { Drawing } from './draw-certificate.ts';
export { issueCertificate } from './issue-certificate.ts';
export { type CertificateRenderer, createCertificateRenderer } from './pdf/render-certificate.ts';
export { reissueCertificates, reissueTask } from './reissuing/reissue-certificates.ts';
export { remindOfEnds } from './remind-of-ends.ts';
export { reviseCertificates } from './revise-certificates.ts';
export { showCertificateOfCourse, showCertificates, showCheckedCertificate } from './show-certificates.ts';
export { withdrawWithin } from './withdraw-certificate.ts';

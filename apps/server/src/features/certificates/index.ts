export { findCertificateOfCourse } from './certificates.repository.ts';
export { certificateRoutes } from './certificates.routes.ts';
export { issueCertificate } from './issue-certificate.ts';
export { createCertificateRenderer } from './pdf/render-certificate.ts';

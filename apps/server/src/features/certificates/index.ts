export { presentCertificate } from './certificates.presenter.ts';
export { findCertificateOfCourse, listCertificates } from './certificates.repository.ts';
export { certificateRoutes } from './certificates.routes.ts';
export { issueCertificate } from './issue-certificate.ts';
export { createCertificateRenderer } from './pdf/render-certificate.ts';
export { remindOfEnds } from './remind-of-ends.ts';
export { reviseCertificates } from './revise-certificates.ts';

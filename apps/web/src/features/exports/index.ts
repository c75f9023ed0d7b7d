export { CertificateFiles } from './certificate-files.tsx';
export type { FilesPlace } from './exports.queries.ts';
export { useStartPdfs } from './use-start-pdfs.ts';

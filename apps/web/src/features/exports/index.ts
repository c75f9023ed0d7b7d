export { CertificateFiles } from './certificate-files.tsx';
export type { FilesPlace } from './exports.queries.ts';
export { OwnFiles } from './own-files.tsx';
export { useStartPdfs } from './use-start-pdfs.ts';

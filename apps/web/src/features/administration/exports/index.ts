export { CertificateFiles } from './certificate-files.tsx';
export { exportsQuery, type FilesPlace } from './exports.queries.ts';
export { FileList } from './parts/file-list.tsx';
export { useStartPdfs } from './use-start-pdfs.ts';

export { documentRoutes } from './documents.routes.ts';
export { publishDocument } from './publish-document.ts';
export { createDocument } from './save-document.ts';
export { serveFile } from './serve-file.ts';
export { createSignatureSheetRenderer } from './signatures/render-signature-sheet.ts';
export { addVersion } from './versions/add-version.ts';

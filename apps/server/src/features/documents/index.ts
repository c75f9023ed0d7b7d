export { documentRoutes } from './documents.routes.ts';
export { publishDocument } from './publish-document.ts';
export { remindOfReviews } from './reviews/remind-of-reviews.ts';
export { createDocument } from './save-document.ts';
export { serveFile } from './serve-file.ts';
export { createSignatureSheetRenderer } from './signatures/render-signature-sheet.ts';
export { documentNoticesTask, queueDocumentNotices } from './to-read/notify-of-documents.ts';
export { addVersion } from './versions/add-version.ts';
export { scanWorker } from './versions/scan-waiting.ts';

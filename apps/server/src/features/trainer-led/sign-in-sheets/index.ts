export { drawSheet } from './draw-sheet.ts';
export { addSheet } from './evidence/change-sheets.ts';
export { purgeSignedSheets } from './evidence/purge-sheets.ts';
export { createSheetRenderer } from './pdf/render-sheet.ts';
export { signInSheetRoutes } from './sign-in-sheets.routes.ts';

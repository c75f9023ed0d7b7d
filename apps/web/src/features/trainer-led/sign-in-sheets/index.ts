export { PrintSheet } from './print-sheet.tsx';
export { SignedSheets } from './signed-sheets.tsx';

/** Drawing is slow and needs much memory. Import this in a worker or with `await import`. */
export { answerJobs } from './answer-jobs.ts';
export { mark } from './mark.ts';
export { headingFont, ink, registerFonts, textFont } from './pdf-brand.ts';
export { type SheetHead, sheetCells, sheetHead, sheetPages, sheetStyles } from './sheet.ts';

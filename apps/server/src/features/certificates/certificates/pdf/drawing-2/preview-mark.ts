import type { Sheet } from './sheet.ts';

/** Writes "Preview" across the page, so that nobody mistakes the preview for a certificate. */
export function drawPreviewMark(sheet: Sheet): void {
  sheet.stamp('Preview', { size: 150, degrees: -24 });
}

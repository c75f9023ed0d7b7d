import { createRenderer, type Renderer } from '../../../../platform/drawing/index.ts';
import type { SignatureSheetData } from './signature-sheet-data.ts';

export type SignatureSheetRenderer = Renderer<SignatureSheetData>;

/** Draws signature sheets in a worker of their own. */
export function createSignatureSheetRenderer(): SignatureSheetRenderer {
  return createRenderer(new URL('./signature-sheet-worker.ts', import.meta.url), 'signature sheet');
}

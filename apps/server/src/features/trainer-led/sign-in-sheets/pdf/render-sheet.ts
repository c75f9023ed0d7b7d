import { createRenderer, type Renderer } from '../../../../platform/drawing/index.ts';
import type { SheetData } from './sheet-data.ts';

export type SheetRenderer = Renderer<SheetData>;

/** Draws sign-in sheets in a worker of their own. */
export function createSheetRenderer(): SheetRenderer {
  return createRenderer(new URL('./sheet-worker.ts', import.meta.url), 'sign-in sheet');
}

import { createRenderer, type Renderer } from '../../../platform/drawing/index.ts';
import type { BadgePicture } from './draw-badge.ts';

export type BadgeRenderer = Renderer<BadgePicture>;

/** Draws badges in a worker of their own. */
export function createBadgeRenderer(): BadgeRenderer {
  return createRenderer(new URL('./badge-worker.ts', import.meta.url), 'badge');
}

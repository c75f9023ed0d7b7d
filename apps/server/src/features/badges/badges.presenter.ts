import type { BadgeFormat } from '@doselore/contract/badges';
import { formatLongDay } from '../../platform/clock/index.ts';
import { safeFileName } from '../../platform/files/index.ts';
import type { BadgeFacts } from './badges.repository.ts';
import type { BadgePicture } from './picture/draw-badge.ts';

/** Returns the name of the file, such as "Badge - Sepsis awareness - DL-2026-3F8KQ2WX.png". It names nobody. */
export function presentBadgeName({ title, serial }: BadgeFacts, format: BadgeFormat): string {
  return `Badge - ${safeFileName(title, 'Course')} - ${serial}.${format}`;
}

/** Returns the words on the picture of a badge. */
export function presentPicture({ heading, title, awarded_on: from, expires_on: to }: BadgeFacts): BadgePicture {
  const end = to === null ? 'never expires' : `valid until ${formatLongDay(to)}`;
  return { heading, title, dates: `Awarded ${formatLongDay(from)}, ${end}` };
}

import type { BadgeFormat } from '@doselore/contract/badges';
import { safeFileName } from '../../platform/files/index.ts';
import type { BadgeFacts } from './badges.repository.ts';

/** Returns the name of the file, such as "Badge - Sepsis awareness - DL-2026-3F8KQ2WX.png". It names nobody. */
export function presentBadgeName({ title, serial }: BadgeFacts, format: BadgeFormat): string {
  return `Badge - ${safeFileName(title, 'Course')} - ${serial}.${format}`;
}

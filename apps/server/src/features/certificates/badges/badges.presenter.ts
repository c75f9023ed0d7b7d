import type { Answer } from '@doselore/contract';
import type { BadgeFormat, getAchievement } from '@doselore/contract/badges';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { safeFileName } from '../../../platform/files/index.ts';
import type { BadgeFacts } from './badges.repository.ts';
import type { AchievementData } from './credential/achievements.repository.ts';
import type { BadgePicture } from './picture/draw-badge.ts';

/**
 * Returns the name of the file, such as "Badge - Sepsis awareness - DL-2026-3F8KQ2WX.png". It contains no name of a
 * person.
 */
export function presentBadgeName({ title, serial }: BadgeFacts, format: BadgeFormat): string {
  return `Badge - ${safeFileName(title, 'Course')} - ${serial}.${format}`;
}

/** Returns the words on the picture of a badge. */
export function presentPicture({ heading, title, awarded_on: from, expires_on: to }: BadgeFacts): BadgePicture {
  const end = to === null ? 'never expires' : `valid until ${formatLongDay(to)}`;
  return { heading, title, dates: `Awarded ${formatLongDay(from)}, ${end}` };
}

/** Returns the page of an achievement. */
export function presentAchievement(row: AchievementData): Answer<typeof getAchievement> {
  return {
    title: row.title,
    objectives: row.objectives.split('\n').filter((line) => line.trim() !== ''),
    cpd_minutes: row.cpd_minutes,
    accreditation_reference: row.accreditation_reference,
    reviewed_on: row.reviewed_on,
  };
}

import type { LevelRow, LevelsQuery } from '@doselore/contract';
import { formatNumber } from '../../ui/formats/index.ts';
import type { ListState } from '../../ui/table/index.ts';

export const levelFilters = [
  { value: '', label: 'Any level' },
  { value: 'needed', label: 'Low or empty' },
  { value: 'empty', label: 'Empty' },
  { value: 'low', label: 'Low' },
  { value: 'ok', label: 'Enough' },
] as const satisfies readonly { value: LevelsQuery['level']; label: string }[];

export const levelFilter = (list: ListState) =>
  levelFilters.find(({ value }) => value === list.filter('level'))?.value ?? '';

/** Unissued seats: those are what the level is about. */
export const unissued = ({ pot, pools }: Pick<LevelRow, 'pot' | 'pools'>) => pot + pools;

/** At the rate of the last 90 days; weeks as soon as days are hard to picture. */
export function coverText({ days, left }: { days: number | null; left: number }): string {
  if (left === 0) return 'None left';
  if (days === null) return 'None issued lately';
  if (days === 0) return 'Less than a day';
  if (days < 28) return days === 1 ? 'About 1 day' : `About ${days} days`;
  if (days < 365) return `About ${Math.round(days / 7)} weeks`;
  return days < 730 ? 'Over a year' : `Over ${formatNumber(Math.floor(days / 365))} years`;
}

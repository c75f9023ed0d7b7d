import type { LevelRow, LevelsQuery } from '@doselore/contract';
import type { ListState } from '../../ui/table/index.ts';
import { coverWords } from '../licences/index.ts';

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

export const coverText = ({ days, left }: { days: number | null; left: number }) =>
  left === 0 ? 'None left' : coverWords(days);

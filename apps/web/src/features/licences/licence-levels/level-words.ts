import { stockLevelWords } from '@doselore/contract/ledger';
import type { LevelRow, LevelsQuery } from '@doselore/contract/licence-levels';
import type { ListState } from '../../../ui/table/index.ts';

export const levelFilters = [
  { value: '', label: 'Any level' },
  { value: 'needed', label: 'Low or empty' },
  { value: 'empty', label: stockLevelWords.empty },
  { value: 'low', label: stockLevelWords.low },
  { value: 'ok', label: stockLevelWords.ok },
] as const satisfies readonly { value: LevelsQuery['level']; label: string }[];

export const levelFilter = (list: ListState) =>
  levelFilters.find(({ value }) => value === list.filter('level'))?.value ?? '';

/** Counts the unissued seats of pot and pools, which decide the stock level. */
export const unissued = ({ pot, pools }: Pick<LevelRow, 'pot' | 'pools'>) => pot + pools;

import type { StockQuery } from '@doselore/contract/licence-stock';
import { FilterChip, type ListState } from '../../../../ui/table/index.ts';

/** Returns the level of stock that the address of the list asks for. */
export function levelOf(list: ListState): StockQuery['level'] {
  if (list.filter('empty') === '1') return 'empty';
  return list.filter('low') === '1' ? 'needed' : '';
}

/** Two filters for the level of stock. At most one is on. */
export function LevelChips({ list }: { list: ListState }) {
  const level = levelOf(list);
  const toggle = (name: 'low' | 'empty', isOn: boolean) => list.set({ low: '', empty: '', [name]: isOn ? '' : '1' });
  return (
    <>
      <FilterChip on={level === 'needed'} onToggle={() => toggle('low', level === 'needed')}>
        Needs stock
      </FilterChip>
      <FilterChip on={level === 'empty'} onToggle={() => toggle('empty', level === 'empty')}>
        Empty
      </FilterChip>
    </>
  );
}

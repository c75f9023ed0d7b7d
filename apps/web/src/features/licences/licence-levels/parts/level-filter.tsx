import { NativeSelect } from '@mantine/core';
import type { ListState } from '../../../../ui/table/index.ts';
import { levelFilter, levelFilters } from '../level-words.ts';

export function LevelFilter({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="Level"
      miw={140}
      data={[...levelFilters]}
      value={levelFilter(list)}
      onChange={(event) => list.set({ level: event.currentTarget.value })}
    />
  );
}

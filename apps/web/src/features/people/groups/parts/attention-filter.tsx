import { attentionReasons } from '@doselore/contract/groups';
import { NativeSelect } from '@mantine/core';
import type { ListState } from '../../../../ui/table/index.ts';
import { attentionOf, attentionWords } from '../attention.ts';

const options = [
  { value: '', label: 'Any state' },
  ...attentionReasons.map((value) => ({ value, label: attentionWords[value] })),
];

/** Filters organisations by a reason for attention, those with the most cases first. */
export function AttentionFilter({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="Needs attention"
      data={options}
      value={attentionOf(list)}
      onChange={(event) => list.set({ attention: event.currentTarget.value, sort: '' })}
    />
  );
}

import { groupNeeds } from '@doselore/contract/groups';
import { NativeSelect } from '@mantine/core';
import type { ListState } from '../../../ui/table/index.ts';
import { needOf, needWords } from '../needs.ts';

const options = [{ value: '', label: 'Any state' }, ...groupNeeds.map((value) => ({ value, label: needWords[value] }))];

/** Filter for organisations with one need. The list then shows those with the most records first. */
export function NeedFilter({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="Needs attention"
      data={options}
      value={needOf(list)}
      onChange={(event) => list.set({ needs: event.currentTarget.value, sort: '' })}
    />
  );
}

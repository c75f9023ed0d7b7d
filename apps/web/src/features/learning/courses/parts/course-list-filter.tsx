import { type CourseList, courseLists } from '@doselore/contract/courses';
import { NativeSelect } from '@mantine/core';
import type { ListState } from '../../../../ui/table/index.ts';

const words: Record<CourseList, string> = { current: 'Current', archived: 'Archived' };

/** Returns which courses a list shows. */
export const courseListOf = (list: ListState): CourseList =>
  courseLists.find((known) => known === list.filter('list')) ?? 'current';

/** Choice between current and archived courses. */
export function CourseListFilter({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="State"
      data={courseLists.map((value) => ({ value, label: words[value] }))}
      value={courseListOf(list)}
      onChange={({ currentTarget: { value } }) => list.set({ list: value === 'current' ? '' : value })}
    />
  );
}

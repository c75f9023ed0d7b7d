import { type VirtualGroupStage, virtualGroupStages } from '@doselore/contract/virtual-groups';
import { DayFilter, FilterChip, filterDay, type ListState } from '../../../../ui/table/index.ts';

const labels: Record<VirtualGroupStage, string> = { draft: 'Drafts', ahead: 'Upcoming', over: 'Over' };

/** Returns the filters of a list of courses, as its address has them. Unknown values filter nothing. */
export function courseFilters(list: ListState) {
  const stage = virtualGroupStages.find((one) => one === list.filter('stage')) ?? ('' as const);
  const [from, to] = [filterDay(list.filter('from')), filterDay(list.filter('to'))];
  return { stage, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Filters by stage and by the first day. Historic courses have no stage. */
export function CourseFilters({ list, hasStages }: { list: ListState; hasStages: boolean }) {
  const { stage, from, to } = courseFilters(list);
  return (
    <>
      {hasStages &&
        virtualGroupStages.map((one) => (
          <FilterChip
            key={one}
            on={stage === one}
            onToggle={() => list.set({ stage: stage === one ? undefined : one })}
          >
            {labels[one]}
          </FilterChip>
        ))}
      <DayFilter list={list} name="from" label="From day" value={from} />
      <DayFilter list={list} name="to" label="To day" value={to} />
    </>
  );
}

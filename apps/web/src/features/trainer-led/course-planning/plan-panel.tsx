import { getPlan, listPlanChoices } from '@doselore/contract/course-planning';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/states/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { PlanForm } from './parts/plan-form.tsx';
import { PlanNotices } from './parts/plan-notices.tsx';
import { virtualGroups } from './planning.queries.ts';

/** Form for the course of the address. Site admins also plan and schedule the course here. */
export function PlanPanel() {
  const { level, at, virtualGroupId } = useCourseAt();
  const query = useQuery(virtualGroups.one(getPlan, { level, params: at }));
  const { data: choices } = useQuery(
    virtualGroups.one(listPlanChoices, { level, params: { groupId: at.groupId, subgroupId: at.subgroupId } }),
  );
  return (
    <QueryView query={query}>
      {(plan) => (
        <>
          <PlanNotices plan={plan} />
          <PlanForm key={virtualGroupId} plan={plan} organisers={choices?.organisers ?? []} />
        </>
      )}
    </QueryView>
  );
}

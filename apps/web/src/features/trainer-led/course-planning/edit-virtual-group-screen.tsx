import { isVirtual } from '@doselore/contract';
import { getPlan, listPlanChoices } from '@doselore/contract/course-planning';
import { Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { CoTrainersCard } from './co-trainers-card.tsx';
import { CourseFormCard } from './parts/course-form-card.tsx';
import { CourseSteps } from './parts/course-steps.tsx';
import { FixedSchedule } from './parts/fixed-schedule.tsx';
import { ScheduleForm } from './parts/schedule-form.tsx';
import { virtualGroups } from './planning.queries.ts';

/** Details of one Pharmacist-led Course. Site admins also plan and schedule it here. */
export function EditVirtualGroupScreen() {
  const { can } = useArea();
  const { level, at, virtualGroupId } = useCourseAt();
  const { here } = usePlace();
  const { name, names } = usePlaceNames();
  const query = useQuery(virtualGroups.one(getPlan, { level, params: at }));
  const { data: choices } = useQuery(
    virtualGroups.one(listPlanChoices, { level, params: { groupId: at.groupId, subgroupId: at.subgroupId } }),
  );
  const { data } = query;
  return (
    <Page
      width="form"
      context={name}
      names={{ ...names, virtualGroupId: data?.title }}
      lead={data && `${data.product.name}, ${isVirtual(data.deliverable_id) ? 'virtual' : 'face to face'}.`}
      actions={
        <Button
          variant="default"
          component={Link}
          to={here('virtual-group-membership')}
          leftSection={<IconUsers size={18} aria-hidden />}
        >
          Choose delegates
        </Button>
      }
    >
      <QueryView query={query}>
        {(plan) => (
          <Stack gap="lg" key={virtualGroupId}>
            <CourseSteps plan={plan} />
            {can('virtualGroups.schedule') &&
              (plan.marked > 0 ? <FixedSchedule plan={plan} /> : <ScheduleForm plan={plan} />)}
            {can('virtualGroups.schedule') && <CoTrainersCard plan={plan} />}
            <CourseFormCard plan={plan} organisers={choices?.organisers ?? []} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

import { commandOf } from '@doselore/contract';
import { assessmentTypes, assessmentTypeWords } from '@doselore/contract/course-assessments';
import { waitingListModes, waitingListWords } from '@doselore/contract/course-delegates';
import { changeVirtualGroup, type Plan, type PlanChoices } from '@doselore/contract/course-planning';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { useCourseAt } from '../../virtual-groups/index.ts';
import { courseFieldsOf, courseLabels, courseRules, courseValuesOf } from '../course-form.ts';
import { CourseFields } from './course-fields.tsx';

type Props = { plan: Plan; organisers: PlanChoices['organisers'] };

/** Title, places, organiser and notes of a course that exists. */
export function CourseFormCard({ plan, organisers }: Props) {
  const { level, at } = useCourseAt();
  const { can } = useArea();
  const client = useQueryClient();
  const { title, delegatePlacesAllowed, minimum_delegates, organiserUserId, what_to_bring } = plan;
  const { sessions_required, waiting_list, assessment_type, postTrainingDaysAllowed } = plan;
  const mayAssess = can('virtualGroups.schedule') || (plan.state === 'draft' && can('virtualGroups.create'));
  const stored = {
    ...{ title, delegatePlacesAllowed, minimum_delegates, organiserUserId, what_to_bring },
    ...{ sessions_required, waiting_list, assessment_type, postTrainingDaysAllowed },
  };
  const form = useForm({
    initial: courseValuesOf(stored),
    baseValues: stored,
    labels: courseLabels,
    words: {
      assessment_type: (type) =>
        assessmentTypes.flatMap((one) => (one === type ? [assessmentTypeWords[one]] : []))[0] ?? '',
      waiting_list: (mode) => waitingListModes.flatMap((one) => (one === mode ? [waitingListWords[one]] : []))[0] ?? '',
      organiserUserId: (id) => organisers.find((one) => String(one.id) === id)?.name ?? 'Nobody',
    },
    rules: courseRules,
    onSubmit: async (values, baseValues) => {
      const saved = await callEndpoint(changeVirtualGroup, {
        level,
        params: at,
        body: commandOf({ ...courseFieldsOf(values), baseValues }),
      });
      showBanner({ message: `${values.title.trim()} saved`, type: 'success' });
      await refreshQueries(client, 'virtual-groups');
      return saved;
    },
  });
  return (
    <Card title="Course">
      <Form form={form} submitLabel="Save course">
        <CourseFields form={form} organisers={organisers} sessions={plan.sessions.length} mayAssess={mayAssess} />
      </Form>
    </Card>
  );
}

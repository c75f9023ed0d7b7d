import { commandOf } from '@doselore/contract';
import { createMultiDay, type ProjectChoices } from '@doselore/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { choicesQuery, projectQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOff } from '../bookings-off.tsx';
import { DaysFields } from './days-fields.tsx';
import { useDaysForm } from './use-days-form.ts';

function NewDaysForm({ projectId, choices }: { projectId: number; choices: ProjectChoices }) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useDaysForm({
    choices,
    onSave: async (fields, _base, idempotencyKey) => {
      const body = commandOf({ ...fields, idempotencyKey });
      const { id } = await callEndpoint(createMultiDay, { params: { projectId }, body });
      showBanner({ message: 'Course added. Compare the trainers next.', type: 'success' });
      await refreshBookings(client);
      await navigate(to('manage-days', { projectId, multiDayId: id }));
    },
  });
  return (
    <Form form={form} submitLabel="Add course" cancelTo={to('project', { projectId })}>
      <DaysFields form={form} choices={choices} />
    </Form>
  );
}

/** Adds a course of several days to a project. */
export function NewDaysScreen() {
  const projectId = useRouteId('projectId') ?? 0;
  const project = useQuery(projectQuery(projectId)).data;
  return (
    <>
      <BookingsOff />
      <Page width="form" context={project?.title} names={{ projectId: project?.title }} lead={project?.group.name}>
        <QueryView query={useQuery(choicesQuery(projectId))} errorTitle="The courses could not be loaded">
          {(choices) => <NewDaysForm projectId={projectId} choices={choices} />}
        </QueryView>
      </Page>
    </>
  );
}

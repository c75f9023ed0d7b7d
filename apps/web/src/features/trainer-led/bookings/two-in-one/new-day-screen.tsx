import { commandOf } from '@doselore/contract';
import { createTwoInOneDay, leftOutOf, type ProjectChoices, thresholdsOf } from '@doselore/contract/bookings';
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
import { DayFields } from './day-fields.tsx';
import { useDayForm } from './use-day-form.ts';

function NewDayForm({ projectId, choices }: { projectId: number; choices: ProjectChoices }) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useDayForm({
    choices,
    onSave: async (saved, _base, idempotencyKey) => {
      const {
        minimum_score: _score,
        maximum_journey_minutes: _journey,
        minimum_suitability: _level,
        minimum_feedback: _feedback,
        excluded_trainer_ids: _leftOut,
        ...fields
      } = saved;
      const { id } = await callEndpoint(createTwoInOneDay, {
        params: { projectId },
        body: {
          ...commandOf(fields),
          ...{ excludedTrainerIds: leftOutOf(saved), thresholds: thresholdsOf(saved), idempotencyKey },
        },
      });
      showBanner({ message: 'Day added. Enter its dates next.', type: 'success' });
      await refreshBookings(client);
      await navigate(to('two-in-one-dates', { projectId, twoInOneDayId: id }));
    },
  });
  return (
    <Form form={form} submitLabel="Add day" cancelTo={to('project', { projectId })}>
      <DayFields form={form} choices={choices} />
    </Form>
  );
}

/** Adds two sessions on one day to a project. */
export function NewTwoInOneScreen() {
  const projectId = useRouteId('projectId') ?? 0;
  const project = useQuery(projectQuery(projectId)).data;
  return (
    <>
      <BookingsOff />
      <Page width="form" context={project?.title} names={{ projectId: project?.title }} lead={project?.group.name}>
        <QueryView query={useQuery(choicesQuery(projectId))} errorTitle="The courses could not be loaded">
          {(choices) => <NewDayForm projectId={projectId} choices={choices} />}
        </QueryView>
      </Page>
    </>
  );
}

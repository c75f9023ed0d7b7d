import { commandOf, pickFields } from '@doselore/contract';
import {
  changeTwoInOneDay,
  hasRequestEnded,
  type ProjectChoices,
  type ProjectRequest,
  type TwoInOneDay,
  twoInOneFields,
} from '@doselore/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { choicesQuery, refreshBookings } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';
import { RequestFormOf } from '../requests/request-screens.tsx';
import { slotWords } from '../requests/slot-words.ts';
import { DayFields } from './day-fields.tsx';
import c from './two-in-one.module.css';
import { useDayForm } from './use-day-form.ts';

type Props = { day: TwoInOneDay; request: ProjectRequest };

function DayForm({ day, choices }: { day: TwoInOneDay; choices: ProjectChoices }) {
  const client = useQueryClient();
  const form = useDayForm({
    record: day,
    choices,
    onSave: async (saved, baseValues) => {
      const body = commandOf({ ...pickFields(twoInOneFields, saved), baseValues });
      const answer = await callEndpoint(changeTwoInOneDay, {
        params: { projectId: day.project.id, twoInOneDayId: day.id },
        body,
      });
      showBanner({ message: 'Day saved', type: 'success' });
      await refreshBookings(client);
      return answer;
    },
  });
  return (
    <Form form={form} submitLabel="Save day" isQuiet>
      <DayFields form={form} choices={choices} record={day} />
    </Form>
  );
}

/** What is asked for: the form of both sessions in a draft, later the fields that can still change, at the end the facts. */
export function AskedPart({ day, request }: Props) {
  const isChangeable = useBookingsOn() && !hasRequestEnded(day.state);
  const choices = useQuery(choicesQuery(day.project.id));
  if (!isChangeable)
    return (
      <details>
        <summary>What is asked for</summary>
        <Facts
          facts={[
            { label: 'Time of day', value: slotWords[day.slot] },
            { label: 'Notes', value: [day.first_notes, day.second_notes].filter(Boolean).join(' · ') || 'None' },
            ...(day.end_reason === null ? [] : [{ label: 'Reason for cancelling', value: day.end_reason }]),
          ]}
        />
      </details>
    );
  return (
    <details>
      <summary>
        {day.state === 'draft' ? 'Edit what is asked for' : 'Notes, limits for trainers and who is left out'}
      </summary>
      <div className={c.form}>
        <QueryView query={choices} errorTitle="The choices could not be loaded">
          {(loaded) =>
            day.state === 'draft' ? (
              <DayForm key={day.id} day={day} choices={loaded} />
            ) : (
              <RequestFormOf key={day.id} record={request} projectId={day.project.id} choices={loaded} isQuiet />
            )
          }
        </QueryView>
      </div>
    </details>
  );
}

import { commandOf } from '@doselore/contract';
import {
  canAskTrainers,
  changeTimesOfInterest,
  type ProjectRequest,
  shortWindowProblem,
  type TimeOfInterest,
  windowsProblem,
  windowTexts,
} from '@doselore/contract/bookings';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { AsidePart } from '../../../../ui/beside/index.ts';
import { Form, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Card, Notice } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { rowsInWords } from '../../../../ui/rows/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { datesQuery, refreshBookings, requestQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { unitName } from '../pairs.ts';
import { ChooseDays } from './choose-days.tsx';
import { windowRows } from './window-rows.ts';
import { WindowsField } from './windows-field.tsx';

/** Returns the length of a request: `180 minutes`, or `180 and 120 minutes with a gap of 30`. */
const lengthInWords = ({ minutes, other }: ProjectRequest) =>
  other === null ? `${minutes} minutes` : `${minutes} and ${other.minutes} minutes with a gap of ${other.gap_minutes}`;

/** Returns why the times of two sessions on one day are refused, or undefined. */
function shortDayProblem(text: string, { minutes, other }: ProjectRequest): string | undefined {
  if (other === null) return undefined;
  const lengths = { ...other, minutes, secondMinutes: other.minutes };
  return windowTexts
    .rowsOf(text)
    .map((row) => shortWindowProblem(row, lengths))
    .find((problem) => problem !== undefined);
}

type Ids = { projectId: number; projectRequestId: number };

function DatesForm({ ids, request, times }: { ids: Ids; request: ProjectRequest; times: string }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useForm({
    initial: { times },
    baseValues: { times },
    labels: { times: 'Dates' },
    words: { times: rowsInWords(windowRows, ({ day, first, last }) => `${day}, ${first} to ${last}`) },
    rules: { times: [windowsProblem, (text) => shortDayProblem(text, request)] },
    onSubmit: async (values, baseValues) => {
      const body = commandOf({ ...values, baseValues });
      const saved = await callEndpoint(changeTimesOfInterest, { params: ids, body });
      showBanner({ message: 'Dates saved', type: 'success' });
      await refreshBookings(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save dates" cancelTo={to('project', { projectId: ids.projectId })}>
      <WindowsField field={form.field('times')} isPair={request.other !== null} />
      <AsidePart>
        <ChooseDays request={request} field={form.field('times')} />
      </AsidePart>
    </Form>
  );
}

/** Days that the organisation suggested after its enquiry. They are among the dates. */
function SuggestedDays({ rows }: { rows: readonly TimeOfInterest[] }) {
  const suggested = rows.filter(({ suggested_by: by }) => by !== null);
  if (suggested.length === 0) return null;
  const days = suggested.map(({ window_start: start, suggested_by: by }) => `${formatLongDay(start)} (${by})`);
  return (
    <Notice icon={IconMessage2} label="Suggested days">
      The organisation suggested {days.join(', ')}.
    </Notice>
  );
}

function DatesList({ ids }: { ids: Ids }) {
  const query = useQuery(datesQuery(ids));
  return (
    <QueryView query={query} errorTitle="The dates could not be loaded">
      {({ rows }) =>
        rows.length === 0 ? (
          <p>No dates.</p>
        ) : (
          <ul>
            {rows.map(({ id, window_start: start, window_end: end }) => (
              <li key={id}>
                {formatLongDay(start)}, {formatTime(start)} to {formatTime(end)}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** Days that suit the organisation for a request, entered by hand. */
export function DatesScreen() {
  return (
    <DatesPage
      ids={{ projectId: useRouteId('projectId') ?? 0, projectRequestId: useRouteId('projectRequestId') ?? 0 }}
    />
  );
}

/** Dates of a request, or of two sessions on one day by the request that leads them. */
export function DatesPage({ ids }: { ids: Ids }) {
  const request = useQuery(requestQuery(ids));
  const dates = useQuery({ ...datesQuery(ids), refetchOnWindowFocus: false });
  const isOn = useBookingsOn();
  const { data } = request;
  const name = data && unitName(data);
  return (
    <>
      <BookingsOff />
      <Page
        width="form"
        record={data && `Dates for ${unitName(data)}`}
        context={name}
        names={{ projectId: data?.project.name, projectRequestId: name, twoInOneDayId: name }}
        lead={data && `${data.group.name}, ${lengthInWords(data)}`}
      >
        <QueryView query={request} errorTitle="This request could not be loaded">
          {(record) =>
            isOn && canAskTrainers(record.state) ? (
              <QueryView query={dates} errorTitle="The dates could not be loaded">
                {({ times, rows }) => (
                  <>
                    <SuggestedDays rows={rows} />
                    <DatesForm ids={ids} request={record} times={times} />
                  </>
                )}
              </QueryView>
            ) : (
              <Card title="Dates">
                <DatesList ids={ids} />
              </Card>
            )
          }
        </QueryView>
      </Page>
    </>
  );
}

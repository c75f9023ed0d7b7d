import { hasRequestEnded, type ProjectRequest, type TwoInOneDay } from '@doselore/contract/bookings';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { dayQuery, requestQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { RequestBody } from '../manage/manage-screen.tsx';
import { NextAction, nextInWords } from '../manage/next-step.tsx';
import { RequestTag } from '../projects/project-words.tsx';
import { momentInWords } from '../words.ts';
import { AskedPart } from './asked-part.tsx';
import { CancelDay } from './cancel-day.tsx';
import { nameOfDay } from './day-words.ts';
import { SessionsPart } from './sessions-part.tsx';

/** Says that the organiser is asked about one session. */
function StayQuestion({ day: { keep_half: question } }: { day: TwoInOneDay }) {
  if (question === null) return null;
  return (
    <Notice icon={IconMessage2} label="One session">
      The organiser is asked whether {question.stays.name} stays without {question.ends.name}, and answers by{' '}
      {momentInWords(question.due_at)}.
    </Notice>
  );
}

function DayBody({ day, request }: { day: TwoInOneDay; request: ProjectRequest }) {
  return (
    <>
      <StayQuestion day={day} />
      <SessionsPart day={day} />
      <RequestBody request={request} ids={{ projectId: day.project.id, projectRequestId: request.id }}>
        <AskedPart day={day} request={request} />
      </RequestBody>
    </>
  );
}

/** Two sessions on one day at work: the next step, both sessions, their dates, and who could take them. */
export function ManageTwoInOneScreen() {
  const { can } = useArea();
  const projectId = useRouteId('projectId') ?? 0;
  const query = useQuery(dayQuery({ projectId, twoInOneDayId: useRouteId('twoInOneDayId') ?? 0 }));
  const day = query.data;
  const leading = useQuery({
    ...requestQuery({ projectId, projectRequestId: day?.request_id ?? 0 }),
    enabled: day !== undefined,
  });
  const request = leading.data;
  const isOn = useBookingsOn();
  const name = day && nameOfDay(day);
  return (
    <>
      <BookingsOff />
      <Page
        record={name}
        context={name}
        names={{ projectId: day?.project.name, twoInOneDayId: name }}
        lead={
          day &&
          request && (
            <>
              <RequestTag state={day.state} /> {nextInWords(request)}
            </>
          )
        }
        actions={
          isOn &&
          day &&
          request && (
            <>
              {can('bookings.manage') && !hasRequestEnded(day.state) && <CancelDay day={day} />}
              <NextAction request={request} />
            </>
          )
        }
      >
        <QueryView query={query} errorTitle="This day could not be loaded">
          {(loaded) => (
            <QueryView query={leading} errorTitle="This day could not be loaded">
              {(record) => <DayBody day={loaded} request={record} />}
            </QueryView>
          )}
        </QueryView>
      </Page>
    </>
  );
}

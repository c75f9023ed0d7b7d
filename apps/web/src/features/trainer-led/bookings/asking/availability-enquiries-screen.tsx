import { IconCalendarQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { Count } from '../../../../ui/plural/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { ownEnquiriesQuery } from '../bookings.queries.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnsweredDates } from './answered-dates.tsx';
import c from './asking.module.css';

function Enquiries() {
  const { to } = useArea();
  const query = useQuery({ ...ownEnquiriesQuery, refetchOnWindowFocus: false });
  return (
    <QueryView query={query} errorTitle="Your dates could not be loaded">
      {({ groups, waiting }) => (
        <div className={c.stack}>
          {waiting === 0 && (
            <EmptyPanel
              icon={IconCalendarQuestion}
              title="No date waits for your answer"
              message="Dates appear here when we ask whether you can teach on them. You get an email at the same time. We ask about dates that fit the hours of your availability."
              action={<Link to={to('general-availability')}>Check your availability</Link>}
            />
          )}
          {waiting > 0 && <AnswerForm key={keyOf(groups)} groups={groups} />}
          <AnsweredDates groups={groups} />
        </div>
      )}
    </QueryView>
  );
}

/** The form begins anew when other dates wait. */
const keyOf = (groups: Parameters<typeof AnswerForm>[0]['groups']) =>
  groups
    .flatMap(({ requests }) => requests.flatMap(({ enquiries }) => enquiries.map(({ id, state }) => `${id}${state}`)))
    .join(' ');

/** Dates on which organisations want a course, with what the trainer has answered. */
export function AvailabilityEnquiriesScreen() {
  const isOn = useBookingsOn();
  const { data } = useQuery({ ...ownEnquiriesQuery, enabled: isOn, refetchOnWindowFocus: false });
  const waiting = data?.waiting ?? 0;
  return (
    <Page
      width="form"
      hasBreadcrumbs={false}
      lead={
        waiting > 0 && (
          <>
            <Count count={waiting} one="date waits" many="dates wait" /> for your answer. We ask you to confirm a time
            before we book it, unless your yes is firm.
          </>
        )
      }
    >
      {isOn ? <Enquiries /> : <BookingsOffPanel />}
    </Page>
  );
}

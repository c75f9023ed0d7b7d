import type { BookingOptions } from '@doselore/contract/bookings';
import { Stack } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace, usePlaceIds, useRouteIdOrZero } from '../../../../platform/routes/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { unitName } from '../pairs.ts';
import { BookForm } from './book-form.tsx';
import { BookingTag, nextForOrganiser, placeInWords } from './booking-words.tsx';
import { type BookingTarget, bookingOptionsQuery } from './organising.queries.ts';
import { StayQuestion } from './stay-question.tsx';

/** What a request or a day asks for: each session with its place, people and length. */
function Details({ booking }: Pick<BookingOptions, 'booking'>) {
  const { other } = booking;
  const sessions = [booking, ...(other === null ? [] : [other])];
  return (
    <Card title="Details">
      <Facts facts={[{ label: 'Organisation', value: booking.group.name }]} />
      {sessions.map((session, nth) => (
        <section key={nth === 0 ? 'first' : 'second'} aria-label={session.product.name}>
          {other !== null && <h3>{session.product.name}</h3>}
          <Facts
            facts={[
              { label: 'Place', value: placeInWords(session) },
              { label: 'Delegates', value: session.delegates },
              { label: 'Length', value: `${session.minutes} minutes` },
            ]}
          />
        </section>
      ))}
    </Card>
  );
}

function Choice({ target, ...shown }: BookingOptions & { target: BookingTarget }) {
  const { booking, options } = shown;
  if (booking.state !== 'awaiting_organiser') return <Details booking={booking} />;
  if (options.length === 0)
    return (
      <EmptyPanel
        icon={IconCalendarX}
        title="No start is free now"
        message="Someone else has booked the trainers. We look for other dates, and email the organiser when there are some."
      />
    );
  return (
    <Card>
      <BookForm {...shown} target={target} />
    </Card>
  );
}

/** The question about one session first, while it is open; then the choice or the details. */
function BookBody({ target, ...shown }: BookingOptions & { target: BookingTarget }) {
  const { to } = useArea();
  const { here } = usePlace();
  const { keep_half: question, other } = shown.booking;
  const list = target.place.groupId === 0 ? to('own-bookings') : here('booking-enquiries');
  return (
    <Stack>
      {question !== null && other !== null && (
        <StayQuestion question={question} twoInOneDayId={other.two_in_one_day_id} target={target} list={list} />
      )}
      <Choice {...shown} target={target} />
    </Stack>
  );
}

/** Page on which an organiser, or an admin of the place, chooses a day and a start for a request, or for two sessions on one day. */
export function BookScreen() {
  const twoInOneDayId = useRouteIdOrZero('twoInOneDayId');
  const projectRequestId = useRouteIdOrZero('projectRequestId');
  const target: BookingTarget = {
    level: useArea().level,
    place: usePlaceIds(),
    booked: twoInOneDayId === 0 ? { kind: 'request', projectRequestId } : { kind: 'day', twoInOneDayId },
  };
  const { names } = usePlaceNames();
  const isOn = useBookingsOn();
  const query = useQuery({ ...bookingOptionsQuery(target), enabled: isOn });
  const booking = isOn ? query.data?.booking : undefined;
  const name = booking && unitName(booking);
  return (
    <Page
      width="form"
      record={name}
      context={name}
      names={{ ...names, projectRequestId: name, twoInOneDayId: name }}
      lead={
        booking && (
          <>
            <BookingTag booking={booking} /> {nextForOrganiser(booking)}
          </>
        )
      }
    >
      {isOn ? (
        <QueryView query={query} errorTitle="The dates could not be loaded">
          {(shown) => <BookBody {...shown} target={target} />}
        </QueryView>
      ) : (
        <BookingsOffPanel />
      )}
    </Page>
  );
}

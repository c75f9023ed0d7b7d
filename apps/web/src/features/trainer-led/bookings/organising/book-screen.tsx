import type { BookingOptions } from '@doselore/contract/bookings';
import { IconCalendarX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlaceIds, useRouteIdOrZero } from '../../../../platform/routes/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { BookForm } from './book-form.tsx';
import { BookingTag, nextForOrganiser, placeInWords } from './booking-words.tsx';
import { type BookingTarget, bookingOptionsQuery } from './organising.queries.ts';

function BookBody({ target, ...shown }: BookingOptions & { target: BookingTarget }) {
  const { booking, options } = shown;
  if (booking.state !== 'awaiting_organiser')
    return (
      <Card title="Details">
        <Facts
          facts={[
            { label: 'Organisation', value: booking.group.name },
            { label: 'Place', value: placeInWords(booking) },
            { label: 'Delegates', value: booking.delegates },
            { label: 'Length', value: `${booking.minutes} minutes` },
          ]}
        />
      </Card>
    );
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

/** Page on which an organiser, or an admin of the place, chooses a day and a start for a request. */
export function BookScreen() {
  const target = {
    level: useArea().level,
    place: usePlaceIds(),
    projectRequestId: useRouteIdOrZero('projectRequestId'),
  };
  const { names } = usePlaceNames();
  const query = useQuery(bookingOptionsQuery(target));
  const booking = query.data?.booking;
  return (
    <Page
      width="form"
      record={booking?.product.name}
      context={booking?.product.name}
      names={{ ...names, projectRequestId: booking?.product.name }}
      lead={
        booking && (
          <>
            <BookingTag state={booking.state} /> {nextForOrganiser(booking)}
          </>
        )
      }
    >
      <QueryView query={query} errorTitle="The dates could not be loaded">
        {(shown) => <BookBody {...shown} target={target} />}
      </QueryView>
    </Page>
  );
}

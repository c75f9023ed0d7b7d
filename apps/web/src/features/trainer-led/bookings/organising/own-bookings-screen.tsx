import type { BookingSummary } from '@doselore/contract/bookings';
import { Stack } from '@mantine/core';
import { IconCalendarQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { unitName } from '../pairs.ts';
import { BookingTag, factsInWords, nextForOrganiser } from './booking-words.tsx';
import { ownBookingsQuery } from './organising.queries.ts';

const hasEnded = ({ state }: BookingSummary) => state === 'completed' || state === 'cancelled';
const waits = ({ state, keep_half: question }: BookingSummary) => state === 'awaiting_organiser' || question !== null;

function BookingList({ title, bookings }: { title: string; bookings: readonly BookingSummary[] }) {
  const { to } = useArea();
  if (bookings.length === 0) return null;
  return (
    <Card title={title}>
      <RowList>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <div>
              <Link
                to={
                  booking.other === null
                    ? to('own-booking', { projectRequestId: booking.id })
                    : to('own-two-in-one', { twoInOneDayId: booking.other.two_in_one_day_id })
                }
              >
                <b>{unitName(booking)}</b>
              </Link>
              <div>{nextForOrganiser(booking)}</div>
              <div className="muted">
                {booking.group.name}. {factsInWords(booking)}.
              </div>
            </div>
            <BookingTag booking={booking} />
          </li>
        ))}
      </RowList>
    </Card>
  );
}

/** Requests of projects that name the signed-in person as organiser. */
export function OwnBookingsScreen() {
  const isOn = useBookingsOn();
  const query = useQuery({ ...ownBookingsQuery, enabled: isOn });
  if (!isOn)
    return (
      <Page>
        <BookingsOffPanel />
      </Page>
    );
  return (
    <Page lead="Training that we arrange for your organisation, with you as organiser.">
      <QueryView query={query} errorTitle="Your bookings could not be loaded">
        {({ bookings }) =>
          bookings.length === 0 ? (
            <EmptyPanel
              icon={IconCalendarQuestion}
              title="No bookings yet"
              message="When we arrange training for your organisation and you are the organiser, it appears here."
            />
          ) : (
            <Stack>
              <BookingList title="Waiting for you" bookings={bookings.filter(waits)} />
              <BookingList title="In progress" bookings={bookings.filter((one) => !waits(one) && !hasEnded(one))} />
              <BookingList title="Scheduled and cancelled" bookings={bookings.filter(hasEnded)} />
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}

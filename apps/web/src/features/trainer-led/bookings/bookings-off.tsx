import { bookingsOff } from '@doselore/contract';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useSiteInfo } from '../../../platform/site-info/index.ts';
import { Notice } from '../../../ui/layout/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';

/** Returns whether bookings can be changed. True until the site info has loaded. */
export const useBookingsOn = (): boolean => useSiteInfo()?.bookings ?? true;

/** Notice above the pages of bookings while a site admin has switched them off. */
export function BookingsOff() {
  const { to } = useArea();
  if (useBookingsOn()) return null;
  return (
    <Notice icon={IconCalendarOff} label="Bookings" action={<Link to={to('developer-settings')}>Open settings</Link>}>
      {bookingsOff} You can read projects, but not change them.
    </Notice>
  );
}

/** Stands for the content of a page while bookings are switched off, for everybody who cannot switch them on. */
export const BookingsOffPanel = () => <EmptyPanel title="Bookings are switched off" message={bookingsOff} />;

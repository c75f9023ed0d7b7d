import { IconCalendarPlus } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { lazyPart } from '../ui/lazy/index.ts';

const enquiries = () => import('../features/trainer-led/bookings/place-enquiries/index.ts');
const bookings = () => import('../features/trainer-led/bookings/organising/index.ts');
const WaitingPlaceEnquiries = lazyPart(() => enquiries().then((m) => m.WaitingPlaceEnquiries));

/** Returns the pages about the training that an organisation or a service asks for. */
export function enquiryRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'booking-enquiries',
      path: `${base}/booking-enquiries`,
      title: 'Booking enquiries',
      permission: 'bookings.read',
      needsBookings: true,
      parent: 'dashboard',
      navigation: {
        group: '',
        label: 'Booking enquiries',
        icon: IconCalendarPlus,
        order: 42,
        badge: WaitingPlaceEnquiries,
      },
      keywords: ['book', 'training', 'trainer', 'dates', 'organiser'],
      screen: () => enquiries().then((m) => ({ Component: m.PlaceEnquiriesScreen })),
    },
    {
      name: 'booking-enquiry',
      path: `${base}/booking-enquiries/:projectRequestId/details`,
      title: 'Booking enquiry',
      permission: 'bookings.read',
      parent: 'booking-enquiries',
      crumb: 'projectRequestId',
      screen: () => enquiries().then((m) => ({ Component: m.EnquiryDetailsScreen })),
    },
    {
      name: 'book-enquiry',
      path: `${base}/booking-enquiries/:projectRequestId/book`,
      title: 'Choose a date',
      permission: 'bookings.read',
      parent: 'booking-enquiry',
      screen: () => bookings().then((m) => ({ Component: m.BookScreen })),
    },
    {
      name: 'book-two-in-one',
      path: `${base}/booking-enquiries/:twoInOneDayId/two-in-one-day-book`,
      title: 'Choose a day for two sessions',
      permission: 'bookings.read',
      parent: 'booking-enquiries',
      screen: () => bookings().then((m) => ({ Component: m.BookScreen })),
    },
  ];
}

/** Returns the page where an organisation asks for training. */
export const newEnquiryRoute = (base: string): GivenRoute => ({
  name: 'new-booking-enquiry',
  path: `${base}/booking-enquiries/new`,
  title: 'New enquiry',
  permission: 'bookings.enquire',
  parent: 'booking-enquiries',
  screen: () => enquiries().then((m) => ({ Component: m.NewEnquiryScreen })),
});

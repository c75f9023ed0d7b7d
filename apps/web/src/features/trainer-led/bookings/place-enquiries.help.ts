import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Booking enquiries',
    text: 'Ask for a Pharmacist-led Course here. We find a trainer for one of your days, you choose the time, and the course is scheduled.',
    steps: [
      'Choose New enquiry: the course, how many people take part, for whom, the days that would suit, and where.',
      'An enquiry for a service is shown to its admins too. One for the whole organisation is not.',
      'Two courses on one day are one enquiry, which names both.',
      'The page of an enquiry shows what happens next, who has to act, and until when.',
      'Choose Suggest days if other days would suit too. We are notified, and ask trainers about them.',
      'The number in the menu shows how many enquiries wait for you. Choose a date there.',
      'Choose Cancel enquiry and enter the reason when you no longer need it. After a time is booked, ask us to change it.',
    ],
    routes: ['booking-enquiries', 'new-booking-enquiry', 'booking-enquiry'],
    guides: { 'organisation-admin': 395 },
  },
  {
    heading: 'Enquiries of a service',
    text: 'Training that your organisation asks for on behalf of your service, from the enquiry to the scheduled course.',
    steps: [
      'The list shows each enquiry with its state, its days, and who has to act next.',
      'The number in the menu shows how many enquiries wait for you. Choose a date there.',
      'Admins of your organisation send enquiries, suggest more days, and cancel.',
    ],
    routes: ['booking-enquiries', 'booking-enquiry'],
    guides: { 'service-admin': 205, 'service-admin-level-3': 105 },
  },
];

import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Booking projects',
    text: 'A project collects the training that an organisation asks for. Each request of a project is one session of one course.',
    steps: [
      'Choose New project, then the organisation, the organiser and a title.',
      'Choose Add a request: the course, how many people take part, how long it takes and where. Whether it is online or face to face follows from the course.',
      'Choose Dates to enter the days that suit the organisation, each with the first and the last start.',
      'Beside the dates, a month shows how many trainers could take each day. Choose a day to add it, or Propose 6 dates, then Save dates.',
      'Open a request to see who could take its dates: the score of each trainer, its parts, and why others cannot.',
      'Choose Ask trainers. When a trainer has said yes, choose Book: the start is held, and the trainer confirms it.',
      'While bookings are switched off nothing happens by itself. Switching them on again moves all deadlines by that time.',
      'Change a draft at any time. Cancel a request or the whole project with a reason.',
    ],
    routes: [
      'projects',
      'new-project',
      'project',
      'new-project-request',
      'project-request',
      'project-request-dates',
      'manage-request',
    ],
    guides: { 'super-admin': 695 },
  },
  {
    heading: 'Dates that trainers answer',
    text: 'Trainers are asked about the dates of a request by email. They answer on their page, until the deadline.',
    steps: [
      'The best trainers who are free are asked, or those whom you name. Score, journey, level and feedback can be asked for.',
      'A trainer who has not answered is reminded at half time and one working day before the deadline. You can remind once a day yourself.',
      'An answer that you hear by telephone is recorded as entered by you.',
      'When a trainer writes that there is something else, the dates count after you have handled it.',
      'A date that trainers were asked about stays in the request. You can add other dates.',
    ],
    routes: ['project-request-dates'],
    guides: { 'super-admin': 696 },
  },
  {
    heading: 'Dates to answer',
    text: 'We ask here whether you can teach a course on some dates. We ask you to confirm a time before it becomes a course, unless your yes is firm.',
    steps: [
      'Choose Yes, No, or Yes and firm for each date. With a firm yes the course is scheduled at once when we book the date with you. We ask again only after another trainer has said no.',
      'Below a date you see your journey, and what is in the way in your own calendar. You can say yes all the same.',
      'Write what else we should know, then choose Send answers. You can answer some dates now and others later, until the deadline.',
      'You can change a yes to no until a time is held for you.',
      'We remind you by email. You can switch these reminders off in My Profile.',
    ],
    routes: ['availability-enquiries'],
    guides: { trainer: 25 },
  },
  {
    heading: 'Confirmation of a booking',
    text: 'The page of a booked request shows which trainer was asked to confirm it, and until when. The time is held until then. Without a yes, the next trainer who said yes is asked.',
    steps: [
      'Choose Remind to email the trainer again, at most once a day.',
      'Choose Record answer when a trainer answers by phone. The answer acts at once, and shows that you recorded it.',
      'A booking that cannot become a course says why. Put this right, then the trainer can confirm again.',
    ],
    routes: ['project-request', 'manage-request'],
    guides: { 'super-admin': 697 },
  },
  {
    heading: 'Bookings to confirm',
    text: 'When an organisation books a time with you, it is held for you until the deadline on the card. The journey is estimated.',
    steps: [
      'Choose Confirm. The course is scheduled at once, and appears in your schedule.',
      'If something of your own is in the way, the page asks once more. Another session is never booked over.',
      'Choose Reject and enter the reason. We then ask another trainer.',
    ],
    routes: ['booking-confirmation-enquiries'],
    guides: { trainer: 17 },
  },
];

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
      'Open a request to compare trainers for its dates. Each has a score with its parts, or the reason why they cannot come.',
      'Choose Ask trainers. When a trainer has said yes, choose Book: the start is held, and the trainer confirms it.',
      'A request is overdue when it has waited 3 working days for site admins, or when all its dates have passed. Choose Overdue above the list to see these requests.',
      'While bookings are switched off, nobody is reminded and no deadline passes. When you switch bookings on again, all deadlines move by that time. The deadlines of an archived organisation move by the time for which it was archived.',
      'Change a draft at any time. Cancel a request or the whole project with a reason. Test cancelling shows beforehand what is withdrawn, what becomes free and who gets an email.',
      'Organisation admins open projects too: the list marks a new enquiry, and names who sent it. Days that they suggest later are marked among the dates.',
    ],
    routes: [
      'projects',
      'new-project',
      'project',
      'test-cancel-project',
      'new-project-request',
      'project-request',
      'project-request-dates',
      'manage-request',
    ],
    guides: { 'super-admin': 695 },
  },
  {
    heading: 'Dates that trainers answer',
    text: 'We ask trainers about the dates of a request by email. They answer on their own page by the deadline.',
    steps: [
      'Ask trainers asks the best trainers who are free. Under More you can name trainers, leave some out, and set limits for score, journey, level and feedback.',
      'We remind trainers who have not answered halfway to the deadline and one working day before it. You can remind them once a day.',
      'Choose Record answer when a trainer answers by telephone. The answer is recorded as entered by you.',
      'When a trainer writes a problem, choose Handle. The dates that the trainer accepted count only after that.',
      'You cannot remove a date after trainers were asked about it. You can add other dates.',
    ],
    routes: ['project-request-dates'],
    guides: { 'super-admin': 696 },
  },
  {
    heading: 'Dates to answer',
    text: 'We ask here whether you can teach a course on some dates. We ask you to confirm a time before it becomes a course, unless your yes is firm.',
    steps: [
      'Choose Yes, No, or Yes and firm for each date. With a firm yes the course is scheduled at once when we book the date with you. We ask again only after another trainer has said no.',
      'Below a date you see your journey, and what is in the way in your calendar. You can still answer Yes.',
      'Write what else we should know, then choose Send answers. You can answer some dates now and others later, until the deadline.',
      'You can change a yes to no until a time is held for you.',
      'We remind you by email. You can switch these reminders off in My Profile.',
    ],
    routes: ['availability-enquiries'],
    guides: { trainer: 25 },
  },
  {
    heading: 'Confirmation of a booking',
    text: 'The page of a booked request shows the trainer who was asked to confirm it, and the deadline. We hold the time until then. When the trainer rejects or does not answer, we ask the next trainer who said yes.',
    steps: [
      'Choose Remind to email the trainer again, at most once a day.',
      'Choose Record answer when a trainer answers by telephone. The answer acts at once, and shows that you recorded it.',
      'When a booking cannot become a course, the page shows why. Fix it, then ask the trainer to confirm again.',
    ],
    routes: ['project-request', 'manage-request'],
    guides: { 'super-admin': 697 },
  },
  {
    heading: 'Bookings to confirm',
    text: 'When an organisation books a time with you, we hold it for you until the deadline on the card. The journey is an estimate.',
    steps: [
      'Choose Confirm. The course is scheduled at once, and appears in your schedule.',
      'When you are away or outside your hours, the page asks once more. You cannot confirm at the time of another session.',
      'Choose Reject and enter the reason. We then ask another trainer.',
    ],
    routes: ['booking-confirmation-enquiries'],
    guides: { trainer: 17 },
  },
];

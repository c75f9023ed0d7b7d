import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Plan a course',
    text: 'A course begins as a draft, which only admins see. Nobody is notified of a draft before it is scheduled.',
    steps: [
      'Create the draft. Site admins create it for an organisation, they and organisation admins for a service. Licences bought with a new course go into its pool.',
      'Add the sessions, on one day or several. Only site admins do this and the next three steps. For a course of several sessions, Sessions to attend is the number that a delegate needs in full; empty is all of them.',
      'Choose the trainer on the tab Schedule. Trainers are listed in the order of their score, which comes from suitability, journey, calendar, organisation, workload and feedback. A draft may name a trainer who has not accepted the invitation yet; you can resend it there.',
      'Enter the place. For a virtual course choose a meeting account or type a link. The account makes a meeting for each session when the course is scheduled, and changes it when the course moves. When a meeting cannot be made, the page says why: fix the account, or choose none and type a link.',
      'Choose Schedule course. It saves your changes first. A trainer, a venue or a meeting account that is taken at the time is refused, unless you give a reason. When a course is scheduled, moved or made a draft again, delegates and people who wait get an email, and the trainer gets a notification.',
      'Change the schedule until attendance is recorded. After that it is fixed.',
      'Watch the number of delegates. Delegates are reminded 7 days and 1 day before. If a course has fewer delegates than its minimum 7 days before, site admins and the organiser are notified; nothing is cancelled. The organiser is also notified when the course is scheduled, moved, a draft again or cancelled.',
      'Choose More, then Duplicate or repeat, to create drafts with the same words, places and times, one a week, without delegates and trainer. Delete draft, also under More, deletes a draft without delegates and licences.',
    ],
    routes: ['new-virtual-group', 'edit-virtual-group'],
    guides: { 'super-admin': 620, 'organisation-admin': 340 },
  },
  {
    heading: 'Calendars',
    text: 'Delegates and the trainer get an email that puts the course into their calendar, about two minutes after the last change. Several changes in a row are one email. When the day or the time changes, everyone who knew the old time gets an email with the old and the new one. Delegates have to accept again, and the email tells those who had accepted that their answer no longer counts. When a delegate is removed, an email takes the course out of the calendar.',
    routes: ['new-virtual-group', 'edit-virtual-group', 'virtual-group-membership', 'delegates', 'schedule'],
    guides: {
      'super-admin': 630,
      'organisation-admin': 350,
      trainer: 40,
      'service-admin': 210,
      'service-admin-level-3': 110,
    },
  },
  {
    heading: 'Change a course of your service',
    text: 'On the tab Schedule admins at Medium and High level can change the title, the places, the organiser, the waiting list, what to bring and how many sessions to attend. A site admin sets date, place and trainer.',
    routes: ['edit-virtual-group'],
    guides: { 'service-admin': 180 },
  },
];

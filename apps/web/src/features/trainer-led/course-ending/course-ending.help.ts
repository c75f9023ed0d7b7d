import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Close or cancel a course',
    text: 'You can close a course after its end, when every delegate is marked and everyone who attended has a licence or a reason for none. People who attended all of it get the certificate, dated on the last day, and an email with a link to it. Where the course has an assessment, only people who passed have one, and results that are missing lapse. Before the last day of the assessment you have to enter why you close the course. Licences of people who partly attended lapse and can be retried. Unstarted licences and the rest of the pool return to the general pot. The tab Overview of a closed course has the figures of its closing. Where the settings of the organisation say so, absent people forfeit theirs; the check before closing shows how many. You can cancel a course while nobody is marked: choose More, then Cancel course. Everyone who knows of the course gets one email with the reason, which also takes it out of their calendar. Its link opens a page that says what was cancelled. Within 30 days you can reopen a closed course from More, to correct its register. When you close it again, certificates of people who are no longer marked as attended are withdrawn.',
    routes: ['close-course', 'cancel-course', 'delegates', 'course-details'],
    guides: { 'super-admin': 770 },
  },
];

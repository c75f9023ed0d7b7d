import { adminGuides } from './admin-guide-texts.ts';
import { type GuideSection, signIn } from './guide-section.ts';
import type { GuideKey } from './guides.ts';

const general: readonly GuideSection[] = [
  {
    heading: 'Find your next course',
    text: 'Courses whose certificate expires soon come first, then courses in progress. Each pocket of the blister is a module. A filled pocket is a completed module. Filter the list by type, status or title.',
    routes: ['my-courses'],
  },
  {
    heading: 'Before you start',
    text: 'This page shows who issued the course to you, what you need to pass and the certificate length. Starting the course uses your licence. It cannot be given to another person afterwards. If another course has to be finished first, the page names it and links to it.',
    routes: ['course-launch'],
  },
  {
    heading: 'Modules',
    text: 'Complete every module to complete the course. A locked module shows which module to complete first. If attempts are limited, the list shows how many you have used.',
    routes: ['modules'],
  },
  {
    heading: 'Distance learning',
    text: 'Read each text and mark it as read. The assessment then opens. You can remove a mark until you submit the assessment. Each answer is saved when you give it. You can stop and continue on any device.',
    routes: ['modules', 'material', 'assessment'],
  },
  {
    heading: 'Pharmacist-led Courses',
    text: 'Accept or decline the invitation on the card of the course. An email puts the course into your calendar, and another follows when the day or the place changes. After a new day please accept again. You can decline until 24 hours before the start.',
    routes: ['my-courses', 'course-launch'],
  },
  {
    heading: 'External courses',
    text: 'Add courses that you completed elsewhere, with a PDF or a picture of your certificate. Some courses need this evidence. You can change or delete an entry until your organisation has reviewed it. Then choose Correct to add a new entry that replaces it.',
    routes: ['my-courses', 'external-course-new', 'external-course-edit', 'course-launch'],
  },
  {
    heading: 'Leave a course',
    text: 'Use the Exit button at the bottom of the course. The line above the course shows when it was last saved. Choose Resume to continue from the same place on any device.',
    routes: ['modules', 'lms-post-content', 'course-launch'],
  },
  {
    heading: 'One place at a time',
    text: 'If you open a course in another tab or on another device, it continues there. Your progress here is saved.',
    routes: ['lms-content-duplicate-tab'],
  },
  {
    heading: 'Your results',
    text: 'Your score, the pass mark and your answers. If you did not pass, review your answers and choose Try again. Your certificate appears here when the whole course is complete.',
    routes: ['results', 'distance-results', 'lms-post-content'],
  },
  {
    heading: 'Your certificates',
    text: 'My Profile lists all your certificates, including expired ones, and your training record. Download a certificate, or choose Show code to show its QR code. Choose Get badge for a file that websites and employers can check. Anyone can check a certificate or a badge on the page Check a certificate. When your name changes, valid certificates are reissued and the earlier ones are shown as replaced.',
    routes: ['account', 'results', 'check-certificate', 'achievement'],
  },
  {
    heading: 'Your files with certificates',
    text: 'Admins and trainers who download many certificates at once find the files here, whatever list they started them from. You get a notification when a file is ready. A file is kept for 30 days.',
    routes: ['account'],
  },
  {
    heading: 'Reminders',
    text: 'We email you 90, 30 and 7 days before a certificate expires, and on its last day. We also email you 7 days and 1 day before a Pharmacist-led Course, and before the last day of its assessment. Switch them off under Notification settings.',
    routes: ['account'],
  },
  {
    heading: 'Passkeys',
    text: 'With a passkey on your phone or computer you sign in without a password. Add or remove passkeys under Login and devices.',
    routes: ['account-security', 'login'],
  },
  {
    heading: 'Light or dark',
    text: 'Choose light or dark colours under Appearance on My Profile. The choice applies to this browser only.',
    routes: ['account'],
  },
  {
    heading: 'Courses you organise',
    text: 'Organisers find the Pharmacist-led Courses that name them here, with time, place, trainer and the number of delegates. Open a course to see the access and dietary needs that its delegates have entered. Only the trainer and the organiser see them.',
    routes: ['organised-courses', 'organised-course'],
  },
  {
    heading: 'Documents',
    text: 'Resources has guides, procedures and forms for everyone, and documents from your organisation. Choose Open to read a document in a new tab, or Download to save it. Documents under To read must be read by the day on the card. The number beside Resources shows how many there are, and My Courses lists them. You get an email about these documents, which you can switch off in My Profile. After you have opened a document, choose Acknowledge to confirm the words that are shown. You cannot undo an acknowledgement. You may have to read a new version again.',
    routes: ['resources'],
  },
  {
    heading: 'Find an answer',
    text: 'Type any words from the question or the answer. The address includes your search, so you can share it.',
    routes: ['faq'],
  },
  {
    heading: 'Ask the pharmacist',
    text: 'For questions about medicines, services and your learning. You get the answer by email. Do not write about a patient.',
  },
  signIn,
];

export const guideTexts: Record<GuideKey, readonly GuideSection[]> = { general, ...adminGuides };

/**
 * Returns the sections of a guide about this page, and all others. A page of a service has the sections of the page with
 * the same name of an organisation.
 */
export function guideFor(key: GuideKey, routeName: string) {
  const name = routeName.replace(/^subgroup-/u, '');
  const isHere = ({ routes = [] }: GuideSection) => routes.includes(name);
  const sections = guideTexts[key];
  return { here: sections.filter(isHere), others: sections.filter((section) => !isHere(section)) };
}

import { adminGuides } from './admin-guide-texts.ts';
import { type GuideSection, signIn } from './guide-section.ts';
import type { GuideKey } from './guides.ts';

const general: readonly GuideSection[] = [
  {
    heading: 'Find your next course',
    text: 'Courses whose certificate ends soon come first, then those you have begun. Each pocket of the blister is a module: filled ones are done. Narrow the list by type, status or title.',
    routes: ['my-courses'],
  },
  {
    heading: 'Before you start',
    text: 'This page says who gave you the course, what you need to pass and how long the certificate will last. Starting uses the licence that was issued to you; it cannot be given to somebody else afterwards.',
    routes: ['course-launch'],
  },
  {
    heading: 'Modules',
    text: 'The course is complete when every module is. A locked module says which one has to be finished before. Where attempts are limited, the list says how many you have used.',
    routes: ['modules'],
  },
  {
    heading: 'Distance learning',
    text: 'Read each text and mark it as read; then the assessment opens. A mark can be taken back until you have handed in. Your answers are saved as you give them: you can stop and come back on any device.',
    routes: ['modules', 'material', 'assessment'],
  },
  {
    heading: 'External courses',
    text: 'Add what you have completed elsewhere, with a PDF or a picture of your certificate. Until your organisation has looked at an entry you can change or delete it.',
    routes: ['my-courses', 'external-course-new', 'external-course-edit', 'course-launch'],
  },
  {
    heading: 'Leave a course',
    text: 'Use the Exit button at the bottom of the course. The line above the course says when it was last saved. Resume brings you back to the same place, on any device.',
    routes: ['modules', 'lms-post-content', 'course-launch'],
  },
  {
    heading: 'One place at a time',
    text: 'A course that is opened in a second tab or on another device goes on there. What you did here is saved.',
    routes: ['lms-content-duplicate-tab'],
  },
  {
    heading: 'Your results',
    text: 'Score, what was needed, and your answers, right or not. If you did not pass, look at them and choose Try again. The certificate is here as soon as the whole course is complete.',
    routes: ['results', 'distance-results', 'lms-post-content'],
  },
  {
    heading: 'Your certificates',
    text: 'My Profile lists every certificate, also those that have ended, and in your training record everything you have completed. Download one, or hold up its QR code under Show code; anybody can check it on the page Check a certificate. When your name changes, valid certificates are issued anew, and the earlier ones answer as replaced.',
    routes: ['account', 'results', 'check-certificate'],
  },
  {
    heading: 'Reminders',
    text: 'We write 90, 30 and 7 days before a certificate ends, and on its last day. Under What we tell you of you can switch that off.',
    routes: ['account'],
  },
  {
    heading: 'Passkeys',
    text: 'A passkey on your phone or computer opens your account without the password. Add one, or remove one you have lost, under Login and devices.',
    routes: ['account-security', 'login'],
  },
  {
    heading: 'Light or dark',
    text: 'Under Appearance on My Profile. The choice belongs to this browser, so a shared computer stays as its owner likes it.',
    routes: ['account'],
  },
  {
    heading: 'Documents',
    text: 'Resources holds guides, procedures and forms for everybody, and those of your own Organisation. Open shows a document in a new tab, Download keeps it.',
    routes: ['resources'],
  },
  {
    heading: 'Find an answer',
    text: 'Type any words; those that stand in the answer count as well. The address keeps your search, so you can send it to a colleague.',
    routes: ['faq'],
  },
  {
    heading: 'Ask the pharmacist',
    text: 'For questions about medicines, services and your learning. The answer comes by email. Write nothing about a patient.',
  },
  signIn,
];

export const guideTexts: Record<GuideKey, readonly GuideSection[]> = { general, ...adminGuides };

/** Returns the sections of a guide about this page, and all others. */
export function guideFor(key: GuideKey, routeName: string) {
  const isHere = ({ routes = [] }: GuideSection) => routes.includes(routeName);
  const sections = guideTexts[key];
  return { here: sections.filter(isHere), others: sections.filter((section) => !isHere(section)) };
}

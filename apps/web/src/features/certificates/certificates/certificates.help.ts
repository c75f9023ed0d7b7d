import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Your certificates',
    text: 'Certificates lists all your certificates, including expired ones. My Profile lists them too, with your training record. Anyone can check a certificate or a badge on the page Check a certificate. When your name changes, valid certificates are reissued and the earlier ones are shown as replaced.',
    steps: [
      'Download a certificate, or choose Show code to show its QR code.',
      'Choose Get badge for a file that websites and employers can check.',
    ],
    routes: ['own-certificates', 'account', 'results', 'check-certificate', 'achievement'],
    guides: { general: 100 },
  },
  {
    heading: 'Reminders',
    text: 'We email you 90, 30 and 7 days before a certificate expires, and on its last day. We also email you 7 days and 1 day before a Pharmacist-led Course, and before the last day of its assessment. Switch them off under Notification settings.',
    routes: ['account'],
    guides: { general: 120 },
  },
  {
    heading: 'Withdraw a certificate',
    text: 'Open the person, choose Certificates, then Withdraw. You see which certificate is valid afterwards. A withdrawal is final, and every check of the code or badge shows it. To correct it, issue a new licence or record the result again.',
    routes: ['members-certificates', 'user-certificates'],
    guides: { 'super-admin': 330 },
  },
  {
    heading: 'Certificates',
    text: 'Lists all certificates that the organisation awarded, newest first. A service lists the certificates of its members. Filter by course, state and day of award, and choose Download to get a PDF. Export makes a spreadsheet of all rows under the filters.',
    routes: ['certificates', 'members-certificates'],
    guides: { 'super-admin': 800, 'organisation-admin': 490, 'service-admin': 260, 'service-admin-level-3': 160 },
  },
  {
    heading: 'Many certificates in one file',
    text: 'One file holds at most 2,000 certificates. You can leave the page while the file is made, and cancel it. The list above the table shows your files. Files are kept for 30 days. If certificates could not be added, failed.csv in the file lists them with the reason. The page of a closed course makes one file with all its certificates.',
    steps: [
      'Choose Download all as PDFs for all certificates that the list shows, or select some rows and choose Download as PDFs.',
      'Choose Download when a file is ready.',
    ],
    routes: ['certificates', 'session-certificates'],
    guides: { 'super-admin': 810, 'organisation-admin': 500, trainer: 150, 'service-admin': 270 },
  },
  {
    heading: 'Certificate expiries',
    text: 'Members shows the number of valid certificates of each person. Learners see on My Courses which certificates expire within 90 days. Issue a new licence so that they can renew.',
    routes: ['members', 'members-licences'],
    guides: { 'organisation-admin': 510 },
  },
];

import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Members',
    text: 'All members with their job role, services, unfinished licences and valid certificates. Provisional means that the person has not set up their account yet. Filter by certificates to see which certificates expire or have expired, and on which day. Choose Renew in a row to renew the most urgent certificate of the member.',
    routes: ['members'],
    guides: { 'super-admin': 270, 'organisation-admin': 30 },
  },
  {
    heading: 'One person',
    text: 'Open a person to see their details, progress and results, certificates, licences and history. Each tab is a list that you can search. You can download each certificate as a PDF. Choose Training status beside the tabs to list courses as expired, expiring soon, missing or valid. Missing means that a licence was issued and the course is not completed. Choose Renew to issue the licence for a certificate that expires within 90 days or has expired.',
    routes: [
      'members-info',
      'members-learning',
      'members-certificates',
      'members-history',
      'user-info',
      'user-learning',
      'user-certificates',
      'user-history',
    ],
    guides: { 'super-admin': 280, 'organisation-admin': 40, 'service-admin': 40, 'service-admin-level-3': 40 },
  },
  {
    heading: 'Select all pages',
    text: 'Choose the checkbox in the heading to select a page. The line above the list then offers all pages. You confirm the number. If the number changes before you confirm, nothing is done and you see the new number. Archiving ends places at courses, waiting-list entries, organiser duties and unstarted licences. Doselore lists them before you confirm. You can undo archiving. Undo gives back every place and licence that is still free. You can leave the page while password links are sent. The Password links tab shows progress and who got no link.',
    routes: ['members', 'archived-members', 'bulk-password-reset'],
    guides: { 'super-admin': 340, 'organisation-admin': 90, 'service-admin': 80 },
  },
  {
    heading: 'Invitations',
    text: 'Settings has the number of days until an invitation expires, and a message for the invitation. Empty settings of a service use those of the organisation. Empty settings of the organisation use those of Doselore.',
    routes: ['settings'],
    guides: { 'super-admin': 410, 'organisation-admin': 160, 'service-admin': 280, 'service-admin-level-3': 170 },
  },
  {
    heading: 'Your members',
    text: 'Members of the service, with their licences and valid certificates. For each member you see only the services that you manage.',
    routes: ['members'],
    guides: { 'service-admin': 30, 'service-admin-level-3': 30 },
  },
  {
    heading: 'Invite a person',
    text: 'The person gets an email with a link to set up their account. When you type the email of a person who is known here, a note says so before you send. Upload a list on the page Members invites many people at once.',
    routes: ['new-user'],
    guides: { 'super-admin': 272, 'organisation-admin': 32, 'service-admin': 32 },
  },
  {
    heading: 'Edit a member',
    text: 'You can correct the name and the email of a person until they have set up their account. After that they change both in My Profile. Payroll number and the day the work started belong to this organisation. Job role and registration number belong to the person: where you cannot change them, the page says whom to ask.',
    routes: ['edit-user'],
    guides: { 'super-admin': 274, 'organisation-admin': 34, 'service-admin': 34 },
  },
  {
    heading: 'Add existing user',
    text: 'Use this for a person who has an account already, for example from another organisation. They stay a member there. Their courses and certificates stay with them.',
    routes: ['add-existing-user'],
    guides: { 'super-admin': 276, 'organisation-admin': 36 },
  },
];

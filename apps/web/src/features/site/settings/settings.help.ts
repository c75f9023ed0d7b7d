import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Stored files',
    text: 'Each night, and when you choose Check files, every record is compared with the files on disk. Restore a missing file from a backup, or upload it again. The nightly check removes files that no record has used for a day.',
    routes: ['developer-settings'],
    guides: { 'super-admin': 830 },
  },
  {
    heading: 'Require two-step verification',
    text: 'Choose who has to enter a code from an authenticator app when they sign in. The choice applies at the next sign-in of each person. They have 14 days to set it up, and a notice says until when. Site admins always have to use it.',
    routes: ['developer-settings', 'settings'],
    guides: { 'super-admin': 840, 'organisation-admin': 520 },
  },
];

import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Light or dark',
    text: 'Choose light or dark colours under Appearance on My Profile. The choice applies to this browser only.',
    routes: ['account'],
    guides: { general: 140 },
  },
  {
    heading: 'Name changes',
    text: 'People request another name in My Profile, because certificates show their name. Check that the person has changed their name. Then approve or decline on this page or by the link in the email. The first decision counts. After an approval, certificates that are valid today are reissued in the new name.',
    routes: ['name-change-requests', 'group-name-change-requests'],
    guides: { 'super-admin': 390, 'organisation-admin': 140 },
  },
];

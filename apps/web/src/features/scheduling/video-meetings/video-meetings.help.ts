import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Video-meeting accounts',
    text: 'Virtual courses get a meeting for each session from an account: Jitsi, Zoom, Microsoft Teams, BigBlueButton, or one typed link for all. Check asks the service whether the account works, and says what is missing. Secrets are stored encrypted and never shown; typing one replaces it, and failed meetings are tried again. An account that holds one meeting at a time is never booked twice. It cannot be archived while upcoming courses use it. Jitsi: the App ID and secret of its token login, or neither. Zoom: an app of the kind Server-to-Server OAuth with the scopes to read and write meetings. Teams: an app with the right OnlineMeetings.ReadWrite.All, and an application access policy that is granted to the host. BigBlueButton: address and secret as bbb-conf --secret prints them.',
    routes: ['developer-settings'],
    guides: { 'super-admin': 850 },
  },
];

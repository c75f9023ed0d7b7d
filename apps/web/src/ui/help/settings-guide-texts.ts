import { twoStepGraceDays } from '@doselore/contract/auth';
import type { GuideSection } from './guide-section.ts';

const ledger: GuideSection = {
  heading: 'Ledger check',
  text: 'Each night, and when you choose Check now, every movement is replayed and compared with the numbers on screens. A fault shows the organisation and the course.',
  routes: ['developer-settings'],
};

const storedFiles: GuideSection = {
  heading: 'Stored files',
  text: 'Each night, and when you choose Check files, every record is compared with the files on disk. Restore a missing file from a backup, or upload it again. The nightly check removes files that no record has used for a day.',
  routes: ['developer-settings'],
};

/** Explains the policy of two-step verification to the people who set it. */
export const requiringTwoStep: GuideSection = {
  heading: 'Require two-step verification',
  text: `Choose who has to enter a code from an authenticator app when they sign in. The choice applies at the next sign-in of each person. They have ${twoStepGraceDays} days to set it up, and a notice says until when. Site admins always have to use it.`,
  routes: ['developer-settings', 'settings'],
};

const videoAccounts: GuideSection = {
  heading: 'Video-meeting accounts',
  text: 'Virtual courses get a meeting for each session from an account: Jitsi, Zoom, Microsoft Teams, BigBlueButton, or one typed link for all. Check asks the service whether the account works, and says what is missing. Secrets are stored encrypted and never shown; typing one replaces it, and failed meetings are tried again. An account that holds one meeting at a time is never booked twice. It cannot be archived while upcoming courses use it. Jitsi: the App ID and secret of its token login, or neither. Zoom: an app of the kind Server-to-Server OAuth with the scopes to read and write meetings. Teams: an app with the right OnlineMeetings.ReadWrite.All, and an application access policy that is granted to the host. BigBlueButton: address and secret as bbb-conf --secret prints them.',
  routes: ['developer-settings'],
};

/** Sections about Developer settings. */
export const siteSettings: readonly GuideSection[] = [ledger, storedFiles, requiringTwoStep, videoAccounts];

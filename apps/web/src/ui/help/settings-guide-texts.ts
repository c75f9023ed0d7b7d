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

/** Sections about Developer settings. */
export const siteSettings: readonly GuideSection[] = [ledger, storedFiles, requiringTwoStep];

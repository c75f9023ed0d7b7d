/** Progress of a demo learner in a course, and the days since then. */
export type History = {
  username: string;
  slug: string;
  outcome: 'issued' | 'begun' | 'failed' | 'used_up' | 'passed';
  daysAgo: number;
  isPractised?: true;
};

const sepsis = 'sepsis-spotting-deterioration';
const safeguarding = 'safeguarding-level-2';
const security = 'data-security-level-1';
const immunisation = 'immunisation-annual-update';

/** Histories of named people. My Courses of the demo learner shows every state. */
export const namedHistories: readonly History[] = [
  { username: 'sam.whitlock', slug: security, outcome: 'passed', daysAgo: 320 },
  { username: 'sam.whitlock', slug: sepsis, outcome: 'begun', daysAgo: 2 },
  { username: 'sam.whitlock', slug: immunisation, outcome: 'failed', daysAgo: 9 },
  { username: 'sam.whitlock', slug: safeguarding, outcome: 'issued', daysAgo: 1 },
  { username: 'judith.marlowe', slug: immunisation, outcome: 'used_up', daysAgo: 21 },
  { username: 'nadia.hussain', slug: sepsis, outcome: 'issued', daysAgo: 1 },
  { username: 'callum.reid', slug: security, outcome: 'issued', daysAgo: 3 },
  { username: 'tom.okafor', slug: security, outcome: 'passed', daysAgo: 340 },
  // A renewal that is not started yet.
  { username: 'tom.okafor', slug: security, outcome: 'issued', daysAgo: 2 },
  { username: 'priya.raman', slug: safeguarding, outcome: 'begun', daysAgo: 12 },
  { username: 'elin.vaughan', slug: sepsis, outcome: 'passed', daysAgo: 100, isPractised: true },
];

/** Ages in days that put certificates of 12 months past their expiry, near it, and far from it. */
const ages = [400, 362, 356, 340, 300, 250, 180, 120, 90, 60, 30, 14, 7, 3];
const outcomes = ['passed', 'passed', 'begun', 'passed', 'issued', 'failed', 'passed'] as const;
const slugs = [security, sepsis, immunisation, safeguarding];

/** Returns a varied set of histories for the other people, the same every time. */
export function historiesFor(usernames: readonly string[]): History[] {
  return usernames.flatMap((username, person) =>
    [0, 1].map((nth) => ({
      username,
      slug: slugs[(person + nth) % slugs.length] ?? security,
      outcome: outcomes[(person * 2 + nth) % outcomes.length] ?? 'passed',
      daysAgo: ages[(person * 3 + nth * 5) % ages.length] ?? 30,
    })),
  );
}

import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Work history',
    text: 'The details of a person show since when they are a member, in which services they work, and their job role by day. Correct changes the first day, with a reason. The earlier entry stays on record. Under job role you can set a role for this organisation alone, for example for a locum.',
    routes: ['members-info'],
    guides: { 'super-admin': 290, 'organisation-admin': 50 },
  },
];

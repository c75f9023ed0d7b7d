import { expect, test } from 'vitest';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();

const interruptions = [
  { fault: 'maintenance', leadsTo: '/503', says: 'Sorry, the website is currently undergoing Maintenance' },
  { fault: 'reset-before', leadsTo: '/network-connectivity', says: 'No Internet Connection' },
] as const;

test.each(interruptions)(
  '$leadsTo: there while it lasts, and back to the page that was wanted',
  async ({ fault, leadsTo, says }) => {
    await on.page.goto(`${on.address}/my-learning-zone`);
    await on.page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
    // Calls of this page that are still under way would lead there before the click does.
    await on.page.waitForLoadState('networkidle');
    on.network.choose(({ path }) => (/^\/(api|online|login)/u.test(path) ? fault : undefined));
    await on.page.getByRole('navigation').getByRole('link', { name: 'Resources' }).click();
    await on.page.waitForURL(`**${leadsTo}`);
    await on.page.getByRole('heading', { name: says }).waitFor();
    await on.page.getByText('Checking', { exact: true }).waitFor();
    await on.page.getByText('Checking', { exact: true }).waitFor({ state: 'hidden' });
    expect(new URL(on.page.url()).pathname).toBe(leadsTo);
    on.mend();
    await on.page.waitForURL('**/my-learning-zone/resources');
    await on.page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
  },
);

import type { Journey, MonthOfTrainer } from '@doselore/contract/scheduling';
import type { Trainer } from '@doselore/contract/trainers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { today } from '../../../platform/clock/clock.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { JourneyCard, journeyInWords } from './parts/journey-card.tsx';
import { SessionsLedScreen } from './sessions-led-screen.tsx';

const journey: Journey = { from: 'PR1', to: 'LA4', minutes: 81, miles: 29.1, most: 120 };

afterEach(() => vi.unstubAllGlobals());

function show(element: React.ReactElement, { name, address }: { name: string; address: string }) {
  renderInArea(element, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    ...{ name, address },
    user: buildUser({ abilities: { superAdmin: ['trainers.read'] } }),
  });
}

test.each([
  [{}, 'About 81 minutes and 29.1 miles from PR1 to LA4. The most is 120 minutes.'],
  [{ most: 60 }, 'About 81 minutes and 29.1 miles from PR1 to LA4, which is longer than the most of 60 minutes.'],
  [{ minutes: null, miles: null }, 'The journey from PR1 to LA4 is unknown.'],
  [{ from: null, minutes: null, miles: null }, 'The trainer has no postcode yet. Enter it under Edit trainer.'],
])('the sentence about a journey with %j says time, distance and limit, or what is unknown', (changes, words) => {
  expect(journeyInWords({ ...journey, ...changes })).toBe(words);
});

test('a journey is estimated for a postcode and a time', async () => {
  const user = userEvent.setup();
  const requests = standInForFetch(() => ({ body: journey }));
  show(<JourneyCard trainer={{ id: 4 } as Trainer} />, {
    name: 'view-trainer',
    address: '/site-admin/trainers/view-trainer/4',
  });
  await user.click(await screen.findByRole('button', { name: 'Estimate journey' }));
  expect((await screen.findAllByText('Enter a postcode, such as LA4 4XX')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'la4 4xx');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time of the journey' }), 'weekend');
  await user.click(screen.getByRole('button', { name: 'Estimate journey' }));
  expect(await screen.findByText(/About 81 minutes/u)).toBeInTheDocument();
  const journeyRequest = requests.find(({ url }) => url.includes('/trainers/4/journey'));
  expect(journeyRequest?.url).toContain('to=la4');
  expect(journeyRequest?.url).toContain('2027-03-13');
});

test('sessions led are filtered by months, and a last month before the first one is left out', async () => {
  const user = userEvent.setup();
  const month = today().slice(0, 7);
  const row: MonthOfTrainer = {
    ...{ trainer: { id: 4, name: 'Gwen Pritchard' }, month, sessions: 3, face_to_face: 2, minutes: 330 },
    ...{ miles: 61.5, unknown_journeys: 1 },
  };
  const requests = standInForFetch(() => ({ body: { rows: [row], total: 1 } }));
  show(<SessionsLedScreen />, { name: 'sessions-led', address: '/site-admin/trainers/sessions-led?to=2001-01' });
  expect((await screen.findAllByText('Gwen Pritchard')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('5.5').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/1 unknown/u).length).toBeGreaterThan(0);
  expect(requests.some(({ url }) => url.includes('to=2001'))).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), month);
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('/sessions-led?') && url.includes(`from=${month}`))).toBe(true),
  );
});

import type { BookingSettings } from '@doselore/contract/scheduling';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { BookingSettingsPart } from './booking-settings-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const settings: BookingSettings = {
  suitability_weight: 35,
  journey_weight: 25,
  fit_weight: 15,
  compatibility_weight: 10,
  load_weight: 10,
  feedback_weight: 5,
  venue_buffer_minutes: 15,
  rest_hours: 11,
  minimum_score: 40,
  shortlist: 5,
  enquiry_days: 3,
  organiser_days: 10,
  confirmation_days: 2,
  hold_days: 3,
  minimum_notice_days: 10,
  horizon_days: 180,
  asks_organiser_itself: false,
};

/** Opens the part, and returns the bodies that it sends. */
async function open() {
  const sent: unknown[] = [];
  standInForFetch(({ method, body }) => {
    if (method === 'GET') return { body: settings };
    sent.push(body);
    return { body: { ok: true, now: { ...settings, journey_weight: 20, suitability_weight: 40 } } };
  });
  renderScreen(<BookingSettingsPart />);
  await screen.findByText('100 of 100 points');
  return sent;
}

async function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

test('the sum of the weights follows what is typed, and any other sum than 100 is not sent', async () => {
  const sent = await open();
  await type('Journey', '20');
  expect(screen.getByText('95 of 100 points')).toBeInTheDocument();
  await save();
  expect(screen.getAllByText('The weights add up to 95. Make them add up to 100').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await type('Suitability', '40');
  expect(screen.getByText('100 of 100 points')).toBeInTheDocument();
  await save();
  expect(sent).toMatchObject([{ suitabilityWeight: 40, journeyWeight: 20, baseValues: { suitabilityWeight: 35 } }]);
});

test('a weight that is no number is named at its field, and the sum waits', async () => {
  const sent = await open();
  await type('Workload', 'ten');
  expect(screen.getByText('– of 100 points')).toBeInTheDocument();
  await save();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Workload')).toBeInvalid();
  expect(screen.getByLabelText('Feedback')).toBeValid();
});

test('dates that are held for less time than the trainer has to confirm are not sent', async () => {
  const sent = await open();
  await type('Working days for the trainer to confirm', '4');
  await save();
  expect(screen.getAllByText('Hold dates at least as long as the trainer has to confirm').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await type('Working days for which dates are held', '4');
  await userEvent.click(screen.getByRole('checkbox', { name: /Ask the organiser/ }));
  await save();
  expect(sent).toMatchObject([{ confirmationDays: 4, holdDays: 4, asksOrganiserItself: true }]);
});

import { type Proposal, windowTexts } from '@doselore/contract/bookings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../../test-support/render.tsx';
import { buildRequest } from '../bookings.factory.ts';
import { ChooseDays } from './choose-days.tsx';

afterEach(() => vi.unstubAllGlobals());

type Answer = { proposals: Proposal[]; compared: number; without: number; reason: string | null };

function open(answer: Answer, request = buildRequest({ slot: 'am', minutes: 180 })) {
  const requests = standInForFetch(({ url }) => {
    if (url.includes('/propose-times')) return { body: answer };
    const month = /month=(\d{4}-\d{2})/u.exec(url)?.[1] ?? '';
    return {
      body: {
        days: [
          { day: `${month}-08`, possible: 3, reason: null, is_bank_holiday: false },
          { day: `${month}-09`, possible: 0, reason: 'too_far', is_bank_holiday: true },
        ],
      },
    };
  });
  function Sample() {
    const [value, onChange] = useState('[]');
    const field = { id: 'times', name: 'times', label: 'Dates', value, onChange, error: undefined };
    return (
      <>
        <ChooseDays request={request} field={field as never} />
        <output>{value}</output>
      </>
    );
  }
  renderScreen(<Sample />);
  return requests;
}
const rows = () => windowTexts.rowsOf(document.querySelector('output')?.textContent ?? '[]');
const nothing: Answer = { proposals: [], compared: 30, without: 30, reason: 'too_far' };

test('a day of the month is added with the starts of the time of day, and given back', async () => {
  const user = userEvent.setup();
  open(nothing);
  const day = await screen.findByRole('button', { name: /8th .*, 3 trainers$/u });
  await user.click(day);
  const [row] = rows();
  expect([row?.window_start.slice(8, 16), row?.window_end.slice(11, 16)]).toEqual(['08T08:00', '12:00']);
  expect(day).toHaveAttribute('aria-pressed', 'true');
  await user.click(day);
  expect(rows()).toEqual([]);
  expect(
    screen.getByRole('button', { name: /9th .*, 0 trainers: The journey is too long, bank holiday$/u }),
  ).toBeInTheDocument();
});

test('proposed dates join the dates of the form, each once, and nothing is saved', async () => {
  const user = userEvent.setup();
  const proposal = (day: string): Proposal => ({
    ...{ window_start: `${day}T08:00:00.000Z`, window_end: `${day}T12:00:00.000Z`, possible: 2, best: 70 },
  });
  const answer = {
    proposals: [proposal('2027-02-08'), proposal('2027-02-10')],
    compared: 30,
    without: 4,
    reason: 'away',
  };
  const requests = open(answer);
  const propose = screen.getByRole('button', { name: 'Propose 6 dates' });
  await user.click(propose);
  await user.click(propose);
  expect(rows().map((row) => row.window_start.slice(0, 10))).toEqual(['2027-02-08', '2027-02-10']);
  const words =
    '2 dates added, each with up to 2 trainers. Save them when they are right. 4 of 30 days have no trainer: Trainers are away.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('without any trainer the reason is named', async () => {
  open(nothing);
  await userEvent.click(screen.getByRole('button', { name: 'Propose 6 dates' }));
  expect(await screen.findByText(/No date was added. 30 of 30 days have no trainer/u)).toBeInTheDocument();
});

test('the months are turned, and a length that would end too late offers no day', async () => {
  const user = userEvent.setup();
  const requests = open(nothing, buildRequest({ slot: 'evening', minutes: 400 }));
  const name = () => screen.getByRole('heading', { level: 3 }).textContent;
  const first = name();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(name()).not.toBe(first);
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(name()).toBe(first);
  expect(screen.getByRole('button', { name: 'Propose 6 dates' })).toBeDisabled();
  expect(screen.getByText(/would end after 22:00/u)).toBeInTheDocument();
  await user.click(await within(screen.getByRole('table')).findByRole('button', { name: /8th/u }));
  expect(rows()).toEqual([]);
  expect(new Set(requests.map(({ url }) => url)).size).toBeGreaterThan(1);
});

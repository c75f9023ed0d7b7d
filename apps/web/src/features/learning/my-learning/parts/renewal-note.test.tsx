import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test-support/render.tsx';
import { RenewalNote } from './renewal-note.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-10-12T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const today = '2026-10-12';
const plain = { ends_on: '2027-01-10', counts_from: today, days_given_up: 90, better_from: null, current_stays: false };

test.each([
  ['the present end', plain, 'It expires Sun 10th Jan 2027, in 90 days.'],
  ['what would be given up', plain, 'If you finish today, you lose 90 days of the current certificate.'],
  ['from when nothing would', { ...plain, better_from: '2026-12-24' }, 'From Thu 24th Dec 2026 you lose none.'],
  [
    'that nothing is lost',
    { ...plain, counts_from: '2027-01-10', days_given_up: 0 },
    'starts on that day, so you lose no time by renewing now.',
  ],
  ['the last day', { ...plain, ends_on: today, days_given_up: 0 }, 'It expires today.'],
  ['that it has ended', { ...plain, ends_on: '2026-09-01', days_given_up: 0 }, 'It expired Tue 1st Sep 2026.'],
  ['that it does not end', { ...plain, ends_on: null, days_given_up: 0 }, 'Your certificate never expires.'],
])('the note about a renewal says %s', (_what, renewal, words) => {
  renderScreen(<RenewalNote renewal={renewal} />);
  expect(screen.getByRole('region', { name: /renews your certificate/ })).toHaveTextContent(words);
});

test('says that the current certificate stays where it lasts longer', () => {
  renderScreen(<RenewalNote renewal={{ ...plain, ends_on: '2028-01-10', current_stays: true }} />);
  const note = screen.getByRole('region', { name: 'You already have a certificate' });
  expect(note).toHaveTextContent('It lasts longer than one that you earn today, and stays valid.');
  expect(note).not.toHaveTextContent('lose');
});

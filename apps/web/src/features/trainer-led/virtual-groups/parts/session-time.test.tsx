import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render.tsx';
import { SessionTime } from './virtual-group-columns.tsx';

const course = { training_start: '2026-05-01T09:00:00.000Z', training_end: '2026-05-15T12:00:00.000Z' };
const next_session = { training_start: '2026-05-08T13:00:00.000Z', training_end: '2026-05-08T16:00:00.000Z' };
const oneDay = { ...course, training_end: '2026-05-01T12:00:00.000Z' };

test.each([
  ['a course of one day', { ...oneDay, next_session: null, days: 1 }, '01-05-202609:00 - 12:00'],
  ['a course of several days', { ...course, next_session, days: 3 }, '08-05-202613:00 - 16:00Next of 3 days'],
  [
    'a course of several days that is over',
    { ...course, next_session: null, days: 3 },
    '01-05-20263 days, until 15-05-2026',
  ],
  ['a course without sessions', { training_start: null, training_end: null, next_session: null, days: 0 }, 'Not set'],
])('%s shows its next session in a list, or when it was', (_name, row, text) => {
  const { container } = renderScreen(<SessionTime row={row} />);
  expect(container.textContent).toContain(text);
});

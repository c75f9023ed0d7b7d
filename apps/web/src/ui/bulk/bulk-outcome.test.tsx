import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';

test('people for whom a command failed are grouped by reason, with number and names', () => {
  const late = 'Was sent an invitation within the last five minutes';
  const failed = [
    { id: 1, name: 'Ada Byron', reason: late },
    { id: 2, name: 'Jo Patel', reason: 'Has taken the account over already' },
    { id: 3, name: 'Sam Lee', reason: late },
  ];
  renderScreen(<BulkOutcome verb="invited again" result={{ done: [7], failed }} onClose={vi.fn()} />);
  const note = within(screen.getByRole('status', { name: 'What was not done' }));
  expect(note.getByRole('heading')).toHaveTextContent('1 invited again, 3 could not be');
  const reasons = note.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(reasons).toEqual([`${late}: 2`, 'Has taken the account over already: 1']);
  const lists = note.getAllByRole('list').map(({ textContent }) => textContent);
  expect(lists).toEqual(['Ada ByronSam Lee', 'Jo Patel']);
});

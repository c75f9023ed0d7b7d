import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';

test('people for whom a command failed are grouped by reason, with number and names', () => {
  const late = 'Was sent an invitation in the last 5 minutes';
  const failed = [
    { id: 1, name: 'Ada Byron', reason: late },
    { id: 2, name: 'Jo Patel', reason: 'Has already set up the account' },
    { id: 3, name: 'Sam Lee', reason: late },
  ];
  renderScreen(<BulkOutcome verb="invited again" result={{ done: [7], failed }} onClose={vi.fn()} />);
  const note = within(screen.getByRole('status', { name: 'Not done' }));
  expect(note.getByRole('heading')).toHaveTextContent('1 invited again, 3 could not be');
  const reasons = note.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(reasons).toEqual([`${late}: 2`, 'Has already set up the account: 1']);
  const lists = note.getAllByRole('list').map(({ textContent }) => textContent);
  expect(lists).toEqual(['Ada ByronSam Lee', 'Jo Patel']);
});

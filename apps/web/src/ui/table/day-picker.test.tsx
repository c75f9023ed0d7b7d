import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { DayPicker } from './day-picker.tsx';
import { useListState } from './list-state.ts';

function Shown() {
  const list = useListState();
  return <DayPicker list={list} name="from" label="From day" value={list.filter('from')} />;
}

test.each([
  ['27-03-2025', '2025-03-27'],
  ['7/3/2025', '2025-03-07'],
])('a typed %s, the day first, filters from %s', async (typed, day) => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Shown />);
  await user.type(screen.getByRole('textbox', { name: 'From day' }), typed);
  await user.tab();
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('from')).toBe(day));
});

test('a stored day is shown as everywhere, and a day that no calendar has is not taken', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Shown />, '/tested?from=2026-10-06');
  const input = screen.getByRole('textbox', { name: 'From day' });
  expect(input).toHaveValue('06-10-2026');
  await user.clear(input);
  await user.type(input, '31-02-2026');
  await user.tab();
  expect(router.state.location.search).not.toContain('2026-02');
  expect(router.state.location.search).not.toContain('2026-03');
});

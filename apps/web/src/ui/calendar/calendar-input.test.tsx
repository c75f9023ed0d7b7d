import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { CalendarInput } from './calendar-input.tsx';

function Sample({ initial }: { initial: string }) {
  const [day, setDay] = useState(initial);
  return (
    <>
      <CalendarInput label="Day" accessibleName="Day" value={day} onChange={setDay} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setDay('2026-12-24')}>
        Take 24-12-2026
      </button>
      <output>{day}</output>
    </>
  );
}
const input = () => screen.getByRole('textbox', { name: 'Day' });
const value = () => screen.getByRole('status').textContent;

test('reads a day in any usual way of typing', async () => {
  const user = userEvent.setup();
  renderScreen(<Sample initial="" />);
  for (const [typed, day] of [
    ['7/12/26', '2026-12-07'],
    ['8 Dec 2026', '2026-12-08'],
    ['091226', '2026-12-09'],
    ['10-12-2026', '2026-12-10'],
  ] as const) {
    await user.clear(input());
    await user.type(input(), typed);
    await user.tab();
    expect(value(), typed).toBe(day);
  }
  expect(input()).toHaveValue('10-12-2026');
});

test('leaves text that is no day in the field with its reason, until it is one', async () => {
  const user = userEvent.setup();
  renderScreen(<Sample initial="2026-12-07" />);
  await user.clear(input());
  await user.type(input(), '31/2/26');
  await user.tab();
  expect(input()).toHaveValue('31/2/26');
  expect(screen.getByText(/“31\/2\/26” is not a date/)).toBeInTheDocument();
  expect(value()).toBe('31/2/26');
  await user.clear(input());
  await user.type(input(), '28/2/26');
  await user.tab();
  expect(value()).toBe('2026-02-28');
  expect(screen.queryByText(/is not a date/)).toBeNull();
});

test('a day that is taken while the field has the focus stays when the field is left', async () => {
  const user = userEvent.setup();
  renderScreen(<Sample initial="2026-12-07" />);
  await user.click(input());
  await user.click(screen.getByRole('button', { name: 'Take 24-12-2026' }));
  await user.tab();
  expect(value()).toBe('2026-12-24');
  expect(input()).toHaveValue('24-12-2026');
});

test('a day that is taken replaces text that is no day', async () => {
  const user = userEvent.setup();
  renderScreen(<Sample initial="2026-12-07" />);
  await user.clear(input());
  await user.type(input(), '31/2/26');
  await user.tab();
  await user.type(input(), '7');
  await user.click(screen.getByRole('button', { name: 'Take 24-12-2026' }));
  expect(input()).toHaveValue('24-12-2026');
  await user.tab();
  expect(value()).toBe('2026-12-24');
});

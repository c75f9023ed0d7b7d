import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { DayField } from './day-field.tsx';
import { realDay } from './day-rule.ts';
import { Form } from './form.tsx';
import { requiredAs } from './rules.ts';
import { useForm } from './use-form.ts';

function Sample({ initial, onSubmit }: { initial: string; onSubmit: (day: string) => void }) {
  const form = useForm({
    initial: { day: initial },
    labels: { day: 'Completed on' },
    rules: { day: [requiredAs('Enter the day'), realDay] },
    onSubmit: async ({ day }) => onSubmit(day),
  });
  return (
    <Form form={form} submitLabel="Save" guarded={false}>
      <DayField field={form.field('day')} />
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Completed on' });

test('shows a stored day with the day first, and reads what is typed', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  renderScreen(<Sample initial="2026-03-07" onSubmit={onSubmit} />);
  expect(field()).toHaveValue('07-03-2026');
  for (const [typed, day, tidy] of [
    ['27/3/26', '2026-03-27', '27-03-2026'],
    ['7 Dec 2026', '2026-12-07', '07-12-2026'],
    ['081226', '2026-12-08', '08-12-2026'],
    ['2026-12-09', '2026-12-09', '09-12-2026'],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenLastCalledWith(day);
    expect(field()).toHaveValue(tidy);
  }
});

test.each([
  ['31 2 2026', /“31 2 2026” is not a date/],
  ['5 May', /“5 May” is not a date/],
  ['', /Enter the day/],
])('%j is refused with its reason, and what was typed stays', async (typed, message) => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  renderScreen(<Sample initial="" onSubmit={onSubmit} />);
  if (typed !== '') await user.type(field(), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue(typed);
});

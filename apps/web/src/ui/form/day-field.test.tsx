import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { DayField } from './day-field.tsx';
import { Form } from './form.tsx';
import { realDay, requiredAs } from './rules.ts';
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

const box = (name: string) => screen.getByRole('textbox', { name });

test('three boxes make one day, and a stored day is divided', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  renderScreen(<Sample initial="2026-03-07" onSubmit={onSubmit} />);
  expect(screen.getByRole('group', { name: 'Completed on' })).toBeInTheDocument();
  expect([box('Day'), box('Month'), box('Year')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '7',
    '3',
    '2026',
  ]);
  await user.clear(box('Day'));
  await user.type(box('Day'), '27');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenLastCalledWith('2026-03-27');
});

test.each([
  [['31', '2', '2026'], /Enter a real date/],
  [['5', '', '2026'], /Enter a real date/],
  [['5', 'May', '26'], /Enter a real date/],
  [['', '', ''], /Enter the day/],
])('%j is refused, and what was typed stays', async ([day = '', month = '', year = ''], message) => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  renderScreen(<Sample initial="" onSubmit={onSubmit} />);
  for (const [name, text] of [['Day', day] as const, ['Month', month] as const, ['Year', year] as const])
    if (text !== '') await user.type(box(name), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box('Day')).toHaveValue(day);
});

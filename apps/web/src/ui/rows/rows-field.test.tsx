import { AppError, rowTexts } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { CalendarInput } from '../calendar/index.ts';
import { Form, useForm } from '../form/index.ts';
import { RowsField, rowsInWords } from './index.ts';

type Step = { text: string };
const plain = rowTexts<Step>('text');
/** As lists of the product do, the text has no outer spaces. */
const texts = {
  ...plain,
  textOf: (rows: readonly Step[]) => plain.textOf(rows.map(({ text }) => ({ text: text.trim() }))),
};

let sent: string[];

function Sample({ refusal }: { refusal?: () => unknown }) {
  const steps = plain.textOf([{ text: 'Wash' }, { text: 'Dry' }]);
  const form = useForm({
    initial: { steps },
    baseValues: { steps },
    labels: { steps: 'Steps' },
    words: { steps: rowsInWords(texts, ({ text }) => text) },
    onSubmit: async (values) => {
      sent.push(values.steps);
      return refusal?.();
    },
  });
  return (
    <Form form={form} submitLabel="Save steps">
      <RowsField
        field={form.field('steps')}
        texts={texts}
        row="step"
        look="box"
        canMove
        most={3}
        empty="No steps."
        add={{ label: 'Add a step', newRow: () => ({ text: '' }) }}
      >
        {({ text }, { name, change }) => (
          <TextInput
            aria-label={`Text of ${name}`}
            value={text}
            onChange={(e) => change({ text: e.currentTarget.value })}
          />
        )}
      </RowsField>
    </Form>
  );
}

async function open(refusal?: () => unknown) {
  sent = [];
  renderScreen(refusal ? <Sample refusal={refusal} /> : <Sample />);
  return userEvent.setup();
}
const save = () => screen.getByRole('button', { name: 'Save steps' });

test('adds, changes, moves and removes rows, and says where a moved row is', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.type(screen.getByRole('textbox', { name: 'Text of step 3' }), 'Put away');
  expect(screen.queryByRole('button', { name: 'Add a step' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move up: step 3' }));
  expect(screen.getByText('Step 3 is now step 2 of 3.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove step 1' }));
  await user.click(save());
  expect(sent).toEqual(['[["Put away"],["Dry"]]']);
});

test('moves nothing beyond the ends', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Move up: step 1' }));
  await user.click(screen.getByRole('button', { name: 'Move down: step 2' }));
  await user.click(save());
  expect(sent).toEqual(['[["Wash"],["Dry"]]']);
});

test('a space at the end stays while a row is typed, and is removed when it is sent', async () => {
  const user = await open();
  const input = screen.getByRole('textbox', { name: 'Text of step 1' });
  await user.type(input, ' hands ');
  expect(input).toHaveValue('Wash hands ');
  await user.click(save());
  expect(sent).toEqual(['[["Wash hands"],["Dry"]]']);
});

test('shows both versions in words, and takes over the rows of the other person', async () => {
  const user = await open(() => {
    const now = { steps: '[["Rinse"]]' };
    throw new AppError('edit_conflict', 'Changed', {
      editConflict: { by: 'Ann Lee', at: null, fields: ['steps'], now },
    });
  });
  await user.click(screen.getByRole('button', { name: 'Remove step 2' }));
  await user.click(save());
  const panel = screen.getByRole('heading', { name: 'Steps' }).parentElement as HTMLElement;
  expect(within(panel).getByText('Rinse')).toBeVisible();
  expect(within(panel).getByText('Wash')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use their change' }));
  expect(screen.getByRole('textbox', { name: 'Text of step 1' })).toHaveValue('Rinse');
});

type Day = { day: string };
const dayTexts = rowTexts<Day>('day');

function DaysSample() {
  const days = dayTexts.textOf([{ day: '2026-12-07' }]);
  const form = useForm({
    initial: { days },
    baseValues: { days },
    labels: { days: 'Days' },
    onSubmit: async (values) => {
      sent.push(values.days);
      throw new AppError('edit_conflict', 'Changed', {
        editConflict: { by: 'Ann Lee', at: null, fields: ['days'], now: { days: '[["2026-12-24"]]' } },
      });
    },
  });
  return (
    <Form form={form} submitLabel="Save days">
      <RowsField field={form.field('days')} texts={dayTexts} row="day">
        {({ day }, { name, change }) => (
          <CalendarInput accessibleName={`Date of ${name}`} value={day} onChange={(next) => change({ day: next })} />
        )}
      </RowsField>
    </Form>
  );
}

test('a day of the other person stays when its field is left', async () => {
  sent = [];
  renderScreen(<DaysSample />);
  const user = userEvent.setup();
  const day = screen.getByRole('textbox', { name: 'Date of day 1' });
  await user.clear(day);
  await user.type(day, '08-12-2026');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  await user.click(screen.getByRole('button', { name: 'Use their change' }));
  expect(day).toHaveFocus();
  expect(day).toHaveValue('24-12-2026');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(sent).toEqual(['[["2026-12-08"]]', '[["2026-12-24"]]']);
});

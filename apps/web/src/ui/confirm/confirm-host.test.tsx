import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { askConfirm, type ConfirmQuestion } from './ask-confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

function renderAsking(question: ConfirmQuestion) {
  const answers: string[] = [];
  const ask = () => void askConfirm(question).then((answer) => answers.push(answer));
  renderScreen(
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <ConfirmHost />
    </>,
  );
  return answers;
}

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog');
  return user;
}

test('Cancel has the focus, Esc chooses it, and the focus returns to the page', async () => {
  const answers = renderAsking({ title: 'Archive Hove?' });
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'Archive Hove?' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['cancel']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

test('OK can be chosen from the keyboard', async () => {
  const answers = renderAsking({ title: 'Archive Hove?' });
  const user = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Tab}{Enter}');
  expect(answers).toEqual(['confirm']);
});

test('where OK is the safe answer, it has the focus and Esc chooses it', async () => {
  const answers = renderAsking({
    title: 'Are you sure you want to exit?',
    confirmLabel: 'Resume Course',
    cancelLabel: 'Exit Course',
    safe: 'confirm',
  });
  const user = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Resume Course' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['confirm']);
});

test('the button works only after the name is typed', async () => {
  const answers = renderAsking({ title: 'Merge?', typeToConfirm: 'Kestrel', confirmLabel: 'Merge', danger: true });
  const user = await open();
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.type(screen.getByLabelText('Type Kestrel to confirm'), 'Kestrel');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(answers).toEqual(['confirm']);
});

test('shows an extra button and hides Cancel', async () => {
  const answers = renderAsking({ title: 'Moved', hideCancel: true, extraLabel: 'Tell me more' });
  const user = await open();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tell me more' }));
  expect(answers).toEqual(['extra']);
});

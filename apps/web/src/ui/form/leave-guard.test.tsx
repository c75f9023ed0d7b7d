import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

function SomeForm({ name, onSave }: { name: string; onSave: () => Promise<boolean> }) {
  const [text, setText] = useState('');
  const save = async () => {
    const isSaved = await onSave();
    if (isSaved) setText('');
    return isSaved;
  };
  return (
    <label>
      {name}
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <UnsavedGuard when={text !== ''} onSave={save} />
    </label>
  );
}

async function open({ first = true, second = true } = {}) {
  const saves = [vi.fn(() => Promise.resolve(first)), vi.fn(() => Promise.resolve(second))] as const;
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderScreen(
    <>
      <LeaveGuard />
      <SomeForm name="First" onSave={saves[0]} />
      <SomeForm name="Second" onSave={saves[1]} />
      <Link to="/away">Away</Link>
    </>,
  );
  const user = userEvent.setup();
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Away' }));
    return screen.findByRole('dialog', { name: 'Leave without saving?' });
  };
  return { user, saves, warnings, leave };
}

test('asks for changes in either of two forms of a page, and the router does not complain', async () => {
  const { user, leave, warnings } = await open();
  await user.type(screen.getByLabelText('First'), 'a');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('First')).toHaveValue('a');
  await user.clear(screen.getByLabelText('First'));
  await user.type(screen.getByLabelText('Second'), 'b');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(warnings).not.toHaveBeenCalled();
});

test('saves every changed form before it leaves', async () => {
  const { user, saves, leave } = await open();
  await user.type(screen.getByLabelText('First'), 'a');
  await user.type(screen.getByLabelText('Second'), 'b');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(saves.map((save) => save.mock.calls.length)).toEqual([1, 1]);
});

test('stays when one of the forms cannot be saved', async () => {
  const { user, leave } = await open({ second: false });
  await user.type(screen.getByLabelText('First'), 'a');
  await user.type(screen.getByLabelText('Second'), 'b');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Second')).toHaveValue('b');
});

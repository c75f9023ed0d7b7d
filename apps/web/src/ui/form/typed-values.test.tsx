import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NetworkError } from '../../platform/api/index.ts';
import { forgetTyped } from '../../platform/interruption/index.ts';
import { theme } from '../../theme/theme.ts';
import { FormSubject } from './form-subject.ts';
import { Form, PasswordField, TextField, useForm } from './index.ts';

type Sent = { note: string; key: string };

function Note({ send }: { send: (sent: Sent) => Promise<unknown> }) {
  const form = useForm({
    initial: { note: '', password: '' },
    labels: { note: 'Note', password: 'Password' },
    onSubmit: ({ note }, _baseValues, key) => send({ note, key }),
  });
  return (
    <Form form={form} submitLabel="Save note" guarded={false}>
      <TextField field={form.field('note')} />
      <PasswordField field={form.field('password')} autoComplete="new-password" />
    </Form>
  );
}

function show(about: string, send: (sent: Sent) => Promise<unknown>) {
  const element = (
    <FormSubject value={about}>
      <Note send={send} />
    </FormSubject>
  );
  return render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  );
}

/** Types into the form, saves it without a connection, and leaves it. */
async function loseConnection(about: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { unmount } = show(about, async (note) => {
    sent.push(note);
    throw new NetworkError();
  });
  await userEvent.type(await screen.findByLabelText('Note'), 'Call back');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  unmount();
  return sent;
}

afterEach(() => forgetTyped());

test('a form comes back filled, without its password, and sends the same command', async () => {
  const sent = await loseConnection('order 7');
  const { unmount } = show('order 7', async (note) => sent.push(note));
  expect(await screen.findByLabelText('Note')).toHaveValue('Call back');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByText('Not saved. Save again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  unmount();
  show('order 7', async () => undefined);
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});

test('typed text never comes back to another record', async () => {
  await loseConnection('order 7');
  show('order 8', async () => undefined);
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  expect(screen.queryByText('Not saved. Save again.')).not.toBeInTheDocument();
});

import { AppError, messages } from '@doselore/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestTimeout } from '../../platform/api/index.ts';
import { dismissBanner } from '../../platform/banner/index.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { BannerRegion } from '../banner/index.ts';
import { Form, TextField, useForm } from './index.ts';

type Props = { label?: string; send?: () => Promise<unknown> };

function Sample({ label = 'Save venue', send = () => Promise.resolve() }: Props) {
  const form = useForm({ initial: { name: 'Hove' }, labels: { name: 'Name' }, onSubmit: send });
  return (
    <Form form={form} submitLabel={label}>
      <TextField field={form.field('name')} />
    </Form>
  );
}

const shown = (sample: Props) =>
  renderScreen(
    <>
      <BannerRegion />
      <Sample {...sample} />
    </>,
  );

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});
afterEach(() => {
  act(dismissBanner);
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('the button says Saved for 7 seconds after saving', async () => {
  shown({});
  await press('Save venue');
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  await pass(7_100);
  expect(screen.getByRole('button', { name: 'Save venue' })).toBeInTheDocument();
});

test('the button says Saved only until something is typed', async () => {
  shown({});
  await press('Save venue');
  await screen.findByRole('button', { name: 'Saved' });
  await user.type(screen.getByLabelText('Name'), '!');
  expect(screen.getByRole('button', { name: 'Save venue' })).toBeInTheDocument();
});

test('a button that does not save keeps its label', async () => {
  shown({ label: 'Send question' });
  await press('Send question');
  await pass(500);
  expect(screen.getByRole('button', { name: 'Send question' })).toBeInTheDocument();
});

test.each([
  ['an error of the server', new AppError('internal', messages.defaultError)],
  ['an answer of a proxy', new AppError('internal', '')],
  ['an error of the page', new TypeError('x is not a function')],
])('%s while saving shows the default banner for 7 seconds, and the panel stays', async (_name, error) => {
  shown({ send: () => Promise.reject(error) });
  await press('Save venue');
  const texts = () => screen.queryAllByText(messages.defaultError, { exact: false });
  expect(texts()).toHaveLength(2);
  await pass(6_900);
  expect(texts()).toHaveLength(2);
  await pass(200);
  expect(texts()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Save venue' })).toBeInTheDocument();
});

test.each([
  ['a refusal of the server', new AppError('conflict', 'This venue is archived.')],
  ['a timeout, which has a banner of its own', new RequestTimeout()],
])('%s shows the panel alone', async (_name, error) => {
  shown({ send: () => Promise.reject(error) });
  await press('Save venue');
  expect(
    await screen.findByText(error instanceof AppError ? error.message : messages.defaultError),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Dismiss/u })).not.toBeInTheDocument();
});

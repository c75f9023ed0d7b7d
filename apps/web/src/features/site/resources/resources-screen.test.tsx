import type { ResourceRow } from '@doselore/contract/resources';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { BannerRegion } from '../../../ui/banner/index.ts';
import { ResourcesScreen } from './resources-screen.tsx';

const fridge: ResourceRow = {
  id: 1,
  title: 'Medicines fridge',
  description: 'The daily check.',
  category: 'procedure',
  file_name: 'fridge.pdf',
  media_type: 'application/pdf',
  bytes: 13_312,
  updated_at: '2026-01-05T09:00:00Z',
  group: null,
  version: 1,
  must_read: 'none',
  is_to_read: false,
  due_on: null,
  opened_at: null,
  acknowledged_at: null,
  statement: '',
  statement_digest: 'a'.repeat(64),
};
const form: ResourceRow = {
  ...fridge,
  id: 2,
  title: 'Near miss record',
  description: '',
  category: 'form',
  file_name: 'near-miss.txt',
  media_type: 'text/plain',
  bytes: 512,
  group: { id: 4, name: 'Quayside Chemists' },
};

afterEach(() => vi.unstubAllGlobals());

function show(rows: ResourceRow[], address = '/tested') {
  const requests = standInForFetch(({ url, method }) =>
    method === 'POST'
      ? { body: { ok: true } }
      : url === '/api/my-resources'
        ? { body: rows }
        : { status: 404, body: { code: 'not_found', message: 'It is gone.' } },
  );
  const { router } = renderScreen(
    <>
      <BannerRegion />
      <ResourcesScreen />
    </>,
    address,
  );
  return { requests, router };
}

test('a card shows the kind, audience and size of a document, and opens it in a new tab', async () => {
  show([fridge, form]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('PDF, 13 KB, Mon 5th Jan 2026')).toBeInTheDocument();
  const open = within(first as HTMLElement).getByRole('link', { name: /^Open: Medicines fridge/ });
  expect(open).toHaveAttribute('href', '/api/my-resources/1/file?as=inline');
  expect(open).toHaveAttribute('rel', 'noopener');
  expect(within(second as HTMLElement).getByText('Quayside Chemists')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Text, 512 B, Mon 5th Jan 2026')).toBeInTheDocument();
});

test('search and category filter the list, are kept in the address, and can be cleared', async () => {
  const user = userEvent.setup();
  const { router } = show([fridge, form]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search the documents' }), 'quayside');
  expect(screen.getByText('1 document')).toBeInTheDocument();
  expect(screen.queryByText('Medicines fridge')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Procedures' }));
  expect(router.state.location.search).toBe('?q=quayside&category=procedure');
  expect(screen.getByText('No documents match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('only categories with documents are offered, and an unknown category is ignored', async () => {
  show([fridge], '/tested?category=nonsense');
  expect(await screen.findByText('Medicines fridge')).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['', 'procedure']);
});

test('downloading a document that was withdrawn since says why it failed', async () => {
  const user = userEvent.setup();
  show([fridge]);
  await user.click(await screen.findByRole('button', { name: 'Download: Medicines fridge' }));
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
});

test('without documents the page says that there are none yet', async () => {
  show([]);
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
});

const procedure: ResourceRow = {
  ...fridge,
  id: 3,
  title: 'Opening the pharmacy',
  version: 2,
  must_read: 'acknowledge',
  is_to_read: true,
  due_on: '2026-01-02',
  statement: 'I have read it and will work as it says.',
};

test('documents to read come first, with their day in words', async () => {
  show([fridge, { ...procedure, id: 5, title: 'Later', due_on: '2999-01-02' }, procedure]);
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Opening the pharmacy', 'Later', 'Medicines fridge']);
  expect(screen.getByText(/^Overdue by \d+ days?: it was due on Fri 2nd Jan 2026$/u)).toBeInTheDocument();
  expect(screen.getByText('Read it by Wed 2nd Jan 2999')).toBeInTheDocument();
});

test('a document is acknowledged after its file was opened', async () => {
  show([procedure]);
  expect(await screen.findByText('Read the file first. After that, you can acknowledge it here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Acknowledge/u })).not.toBeInTheDocument();
});

test('acknowledging shows the words, needs the tick, and sends version and digest', async () => {
  const user = userEvent.setup();
  const { requests } = show([{ ...procedure, opened_at: '2026-01-02T09:00:00Z' }]);
  await user.click(await screen.findByRole('button', { name: 'Acknowledge: Opening the pharmacy' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(dialogue.getByText('I have read it and will work as it says.')).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Acknowledge' }));
  expect(dialogue.getAllByText(/Tick the box to confirm/u).length).toBeGreaterThan(0);
  await user.click(dialogue.getByRole('checkbox'));
  await user.click(dialogue.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/my-resources/3/acknowledge',
      body: { version: 2, statementDigest: 'a'.repeat(64) },
    }),
  );
});

test('opening a document stores the version that was opened', async () => {
  const user = userEvent.setup();
  const { requests } = show([procedure]);
  await user.click(await screen.findByRole('link', { name: /^Open: Opening/u }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/my-resources/3/open',
      body: { version: 2 },
    }),
  );
});

test('a Word file is only downloaded', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  show([{ ...fridge, media_type: type }]);
  expect(await screen.findByRole('button', { name: 'Download: Medicines fridge' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Open/u })).not.toBeInTheDocument();
});

import type { SessionMaterial } from '@doselore/contract/session-materials';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../test-support/upload-stand-in.ts';
import { MaterialsCard } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const link: SessionMaterial = { id: 1, title: 'Guidelines', shown: 'before', url: 'https://example.org/', file: null };
const slides: SessionMaterial = {
  ...{ id: 2, title: 'Slides', shown: 'after', url: null },
  file: { type: 'application/pdf', bytes: 2_100_000 },
};

/** Shows the materials of course 7 to its trainer. */
function show(materials: SessionMaterial[]) {
  const requests = standInForFetch(({ method }) => ({ body: method === 'GET' ? materials : { ok: true } }));
  renderInArea(<MaterialsCard virtualGroupId={7} />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'delegates', address: '/trainers/7/members' },
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.materials', 'virtualGroups.changeMaterials'] } }),
  });
  return requests;
}

test('moves the focus into the form that adds a file or link, and back to its button', async () => {
  const user = userEvent.setup();
  show([]);
  await user.click(await screen.findByRole('button', { name: 'Add file or link' }));
  expect(screen.getByRole('radio', { name: /File/u })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add file or link' })).toHaveFocus();
});

test('lists files and links with when delegates see them, and removes one after asking', async () => {
  const user = userEvent.setup();
  const requests = show([link, slides]);
  const website = await screen.findByRole('link', { name: 'Guidelines (opens in a new tab)' });
  expect(website).toHaveAttribute('href', 'https://example.org/');
  expect(screen.getByRole('link', { name: 'Download Slides' })).toHaveAttribute(
    'href',
    '/api/virtual-group-admin/virtual-groups/7/materials/2',
  );
  expect(screen.getByText('After the last session')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Slides' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(requests.find(({ method }) => method === 'DELETE')?.url).toMatch(/\/materials\/2$/u));
});

test('refuses a link that is not https, and sends one that is', async () => {
  const user = userEvent.setup();
  const requests = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add file or link' }));
  await user.click(screen.getByRole('radio', { name: /^Link/ }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Guidelines');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'http://example.org');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText(/Enter an address that begins with https/)).not.toHaveLength(0);
  await user.clear(screen.getByRole('textbox', { name: 'Address' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://example.org');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ title: 'Guidelines', shown: 'before', url: 'https://example.org' },
    }),
  );
});

test('sends a file with its title and time, and a file that is refused stays chosen', async () => {
  const user = userEvent.setup();
  show([]);
  const errors = { file: ['Choose a PDF, or a PNG, JPEG or WebP picture'] };
  const uploads = standInForUploads(() => ({ status: 422, body: { code: 'validation_failed', message: '', errors } }));
  await user.click(await screen.findByRole('button', { name: 'Add file or link' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Slides');
  await user.click(screen.getByRole('radio', { name: 'After the last session' }));
  await user.upload(
    screen.getByLabelText('File', { selector: 'input[type=file]' }),
    new File(['x'], 'slides.pdf', { type: 'application/pdf' }),
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(uploads[0]?.url).toMatch(/\/material-files\?title=Slides&shown=after$/u));
  expect(await screen.findAllByText('Choose a PDF, or a PNG, JPEG or WebP picture')).not.toHaveLength(0);
  expect(screen.getByText('slides.pdf')).toBeInTheDocument();
});

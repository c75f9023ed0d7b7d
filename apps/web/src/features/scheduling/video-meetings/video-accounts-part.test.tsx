import type { VideoAccount } from '@doselore/contract/video-meetings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { VideoAccountsPart } from './video-accounts-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const zoom: VideoAccount = {
  ...{ id: 4, name: 'Training 1', provider: 'zoom', host: 'training@example.org', tenant_id: 'T1', client_id: 'C1' },
  ...{ is_exclusive: true, secret_set_at: '2026-02-03T10:00:00.000Z', is_archived: false, upcoming: 1 },
  ...{ last_checked_at: '2026-02-03T10:00:00.000Z', last_error: 'Zoom asks to wait.' },
};

function show(accounts: VideoAccount[]) {
  const requests = standInForFetch(({ url }) => {
    if (url.endsWith('/check')) return { body: { error: null } };
    return { body: { accounts, has_site_jitsi: false, id: 9, ok: true, now: {} } };
  });
  renderInArea(<VideoAccountsPart />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'developer-settings',
    address: '/site-admin/developer-settings',
    user: buildUser(),
  });
  return requests;
}

test('an account shows what it is, what is wrong, and when its secret was set', async () => {
  const user = userEvent.setup();
  const requests = show([zoom]);
  expect(await screen.findByRole('heading', { name: 'Training 1' })).toBeInTheDocument();
  expect(screen.getByText(/one meeting at a time, secret set on .*2026, 1 upcoming session/u)).toBeInTheDocument();
  expect(screen.getByText('Does not work')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check Training 1' }));
  expect(await screen.findByText('Training 1 works')).toBeInTheDocument();
  expect(requests.some(({ url, method }) => method === 'POST' && url.endsWith('/video-accounts/4/check'))).toBe(true);
});

test('the form of a change has no secret in it, and sends one only when it is typed', async () => {
  const user = userEvent.setup();
  const requests = show([zoom]);
  await user.click(await screen.findByRole('button', { name: 'Change Training 1' }));
  const dialogue = await screen.findByRole('dialog');
  expect(within(dialogue).getByLabelText('Client secret')).toHaveValue('');
  expect(within(dialogue).getByText(/^Set on .*2026. Leave this empty to keep it\.$/u)).toBeInTheDocument();
  await user.type(within(dialogue).getByLabelText('Client secret'), 'other');
  await user.click(within(dialogue).getByRole('button', { name: 'Save account' }));
  const sent = () => requests.find(({ method }) => method === 'PUT');
  await vi.waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.body).toMatchObject({ secret: 'other', baseValues: { host: 'training@example.org' } });
});

test('the form of a new account has the fields of the chosen service, and refuses a link without https', async () => {
  const user = userEvent.setup();
  const requests = show([]);
  await user.click(await screen.findByRole('button', { name: 'New account' }));
  const dialogue = await screen.findByRole('dialog');
  await user.selectOptions(within(dialogue).getByLabelText('Service'), 'Typed link');
  expect(within(dialogue).queryByLabelText('Client secret')).not.toBeInTheDocument();
  await user.type(within(dialogue).getByLabelText('Name of the account'), 'Room');
  await user.type(within(dialogue).getByLabelText('Link to the meeting'), 'http://meet.example.org');
  await user.click(within(dialogue).getByRole('button', { name: 'Create account' }));
  expect((await within(dialogue).findAllByText(/begins with https:\/\//u)).length).toBeGreaterThan(0);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { siteAdminRoutes } from '../site-admin/routes.tsx';
import { AdminFrame } from './admin-frame.tsx';

afterEach(() => vi.unstubAllGlobals());

const info = { demo: false, outbox: false, support_email: 'a@example.org', support_phone: '1', demo_logins: [] };

async function open(deliversMail: boolean) {
  const requests = standInForFetch(({ url }) =>
    url.endsWith('/site-info')
      ? { body: { ...info, delivers_mail: deliversMail } }
      : { body: { rows: [], total: 0, count: 0 } },
  );
  renderInArea(
    <AdminFrame>
      <p>Content of the page</p>
    </AdminFrame>,
    {
      area: 'site-admin',
      routes: siteAdminRoutes,
      name: 'users',
      address: '/site-admin/users',
      user: buildUser({ roles: [{ name: 'super_admin' }] }),
    },
  );
  await vi.waitFor(() => expect(requests.some(({ url }) => url.endsWith('/site-info'))).toBe(true));
}

test('admins read that emails wait while no server sends them', async () => {
  await open(false);
  expect(await screen.findByText(/Invitations and all other emails wait until/u)).toHaveTextContent(
    'the server is started with SMTP_URL',
  );
});

test('no notice is shown while emails are delivered', async () => {
  await open(true);
  await screen.findByText('Content of the page');
  expect(screen.queryByText(/emails wait/u)).not.toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OutsideHosts } from './outside-hosts.tsx';

const one = {
  id: 7,
  title: 'Sepsis package',
  version: 2,
  file_name: 'sepsis.zip',
  bytes: 4_000,
  files: 4,
  uploaded_at: '2026-10-06T10:00:00Z',
  outside_hosts: ['cdn.example.org', 'www.youtube.com'],
  allowed_hosts: ['cdn.example.org'],
  running_on_older: 0,
};

const show = (shown: typeof one) =>
  renderInArea(<OutsideHosts courseId={3} one={shown} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'scos',
    address: '/site-admin/courses/scos/3',
    user: buildUser(),
  });

afterEach(() => vi.unstubAllGlobals());

test('allows one website of a package and keeps the choice of the others', async () => {
  const requests = standInForFetch(({ method, body }) =>
    method === 'PUT' ? { body: { ...one, allowed_hosts: (body as { allowedHosts: string[] }).allowedHosts } } : {},
  );
  show(one);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Allow www.youtube.com' }));
  const findSent = () => requests.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(findSent()).toBeDefined());
  const sent = findSent();
  expect(sent?.url).toBe('/api/admin/courses/3/packages/7/outside-hosts');
  expect(sent?.body).toEqual({ version: 2, allowedHosts: ['cdn.example.org', 'www.youtube.com'] });
});

test('shows nothing for a package that uses no other website', () => {
  show({ ...one, outside_hosts: [], allowed_hosts: [] });
  expect(screen.queryByText('Other websites')).not.toBeInTheDocument();
});

import type { LinkEffect, LinkPreview, LinkRow } from '@doselore/contract/linked-courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { effectSentence } from './link-words.ts';
import { LinksScreen } from './links-screen.tsx';
import { NewLinkScreen } from './new-link-screen.tsx';
import { ProductLinksPanel } from './product-links-panel.tsx';
import { RefresherPeopleScreen } from './refresher-people-screen.tsx';
import { RefreshersScreen } from './refreshers-screen.tsx';

const three = { productType: 'abstract_course' as const, productId: 3, title: 'Level 3' };
const two = { productType: 'abstract_course' as const, productId: 2, title: 'Level 2' };
const practical = { productType: 'abstract_paper_course' as const, productId: 2, title: 'Practical' };
const covers: LinkEffect = { kind: 'covers', product: two, by: [three], people: 214, gained: 31 };
const preview: LinkPreview = { set: [three, two], seen: 'digest', effects: [covers], never_expiring: [] };
const row: LinkRow = {
  id: 8,
  kind: 'covers',
  from: three,
  to: two,
  from_on: '2026-09-01',
  made_by: 'Morgan Ellis',
  people: 214,
};

afterEach(() => vi.unstubAllGlobals());

type Shown = { name: 'edit-course' | 'linked-courses' | 'new-link' | 'refreshers' | 'refresher-people'; path: string };

function show({ name, path }: Shown, refused?: string) {
  const requests = standInForFetch(({ method, url }) => {
    if (url.endsWith('/preview'))
      return refused === undefined ? { body: preview } : { status: 409, body: { code: 'conflict', message: refused } };
    if (method === 'POST') return { body: { ok: true } };
    if (url.includes('/products')) return { body: [three, two, practical].map((one) => ({ ...one, months: 12 })) };
    if (url.includes('/end')) return { body: { ...preview, link: row } };
    if (url.includes('/people'))
      return {
        body: {
          full: practical,
          refresher: two,
          rows: [
            {
              certificate_id: 4,
              user: { id: 12, name: 'Sam Whitlock' },
              group: { id: 3, name: 'Northgate' },
              expires_on: '2026-12-20',
              licence: 'refresher',
            },
          ],
          total: 1,
        },
      };
    if (url.includes('/missing'))
      return { body: { rows: [{ ...two, months: 12, valid: 40, expiring: 12 }], total: 1 } };
    if (url.includes('/refreshers'))
      return {
        body: {
          rows: [
            {
              id: 9,
              full: three,
              refresher: two,
              full_months: 24,
              refresher_months: 12,
              renewed_by_refresher: 3,
              renewed_by_full: 1,
              uptake: 75,
              in_window: 5,
              with_licence: 2,
              past_window: 0,
            },
          ],
          total: 1,
        },
      };
    return { body: { rows: [row], total: 1 } };
  });
  const screens = {
    'edit-course': <ProductLinksPanel product={three} />,
    'linked-courses': <LinksScreen />,
    'new-link': <NewLinkScreen />,
    refreshers: <RefreshersScreen />,
    'refresher-people': <RefresherPeopleScreen />,
  };
  const { router } = renderInArea(screens[name], {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name,
    address: `/site-admin/${path}`,
    user: buildUser(),
  });
  return { router, requests };
}

test.each<[string, LinkEffect, boolean]>([
  ['Level 3 will also count as Level 2 for 214 people. 31 of them have no cover of it now.', covers, false],
  [
    'Level 3 will no longer count as Level 2 for 1 person. This person has no other cover of it.',
    { ...covers, people: 1, gained: 1 },
    true,
  ],
  ['Level 3 will also count as Level 2. Nobody is affected today.', { ...covers, people: 0, gained: 0 }, false],
  ['Level 3 will renew Level 2 for 2 people.', { ...covers, kind: 'refresher', people: 2 }, false],
  [
    'Level 2 can be started only after Level 3. 1 person waits for it.',
    { ...covers, kind: 'prerequisite', people: 1 },
    false,
  ],
  [
    'Issuing Level 3 or Practical (face to face) will offer the other.',
    { ...covers, kind: 'bundled', product: practical },
    false,
  ],
])('the effect of a link is one sentence: %s', (sentence, effect, isEnd) => {
  expect(effectSentence(effect, { isEnd })).toBe(sentence);
});

test('shows what a new link changes before it is made, and sends what was shown', async () => {
  const user = userEvent.setup();
  const { router, requests } = show({ name: 'new-link', path: 'new-linked-abstract-courses' });
  await user.click(await screen.findByRole('radio', { name: /Covers/ }));
  await user.selectOptions(screen.getByLabelText(/Course that teaches more/), 'Level 3');
  const second = screen.getByLabelText(/Course that it also counts as/);
  expect(within(second).queryByRole('option', { name: 'Level 3' })).toBeNull();
  await user.selectOptions(second, 'Level 2');
  expect(await screen.findByText(/will also count as Level 2 for 214 people/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Link courses' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/site-admin/linked-abstract-courses'));
  const sent = requests.filter(({ method, url }) => method === 'POST' && !url.endsWith('/preview'));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      kind: 'covers',
      from: { productType: 'abstract_course', productId: 3 },
      to: [{ productType: 'abstract_course', productId: 2 }],
      seen: 'digest',
    },
  ]);
});

test('offers several courses together, each chosen once', async () => {
  const user = userEvent.setup();
  const path = 'new-linked-abstract-courses?kind=bundled&first=abstract_course-3';
  const { requests } = show({ name: 'new-link', path });
  await user.selectOptions(await screen.findByLabelText(/^Course to offer with it/), 'Level 2');
  for (let nth = 0; nth < 3; nth += 1) await user.click(screen.getByRole('button', { name: 'Add another course' }));
  expect(screen.queryByRole('button', { name: 'Add another course' })).toBeNull();
  const third = screen.getByRole('combobox', { name: /^Course to offer with it \(3\)/ });
  expect(within(third).queryByRole('option', { name: 'Level 2' })).toBeNull();
  await user.selectOptions(third, 'Practical (face to face)');
  await waitFor(() =>
    expect(requests.findLast(({ url }) => url.endsWith('/preview'))?.body).toEqual({
      kind: 'bundled',
      from: { productType: 'abstract_course', productId: 3 },
      to: [
        { productType: 'abstract_course', productId: 2 },
        { productType: 'abstract_paper_course', productId: 2 },
      ],
    }),
  );
  await user.click(screen.getByRole('radio', { name: /Covers/ }));
  await waitFor(() =>
    expect(requests.findLast(({ url }) => url.endsWith('/preview'))?.body).toMatchObject({
      kind: 'covers',
      to: [{ productType: 'abstract_course', productId: 2 }],
    }),
  );
});

test('the form says why a link cannot be made, and keeps the choice', async () => {
  const user = userEvent.setup();
  const path = 'new-linked-abstract-courses?kind=refresher&first=abstract_course-3';
  show({ name: 'new-link', path }, 'Level 3 already has a refresher: Level 2. Nothing was changed.');
  expect(await screen.findByLabelText(/Full course/)).toHaveValue('abstract_course-3');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Refresher/ }), 'Level 2');
  expect(await screen.findByText(/already has a refresher: Level 2/)).toBeVisible();
});

test('the form of a course lists its links, and starts a new one with it', async () => {
  const { requests } = show({ name: 'edit-course', path: 'courses/edit-course/30?tab=links' });
  expect(await screen.findByRole('row', { name: /Level 3.*Covers.*Level 2/ })).toBeInTheDocument();
  expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('product'))).toEqual([
    'abstract_course-3',
  ]);
  expect(screen.getByRole('link', { name: 'New link' })).toHaveAttribute(
    'href',
    '/site-admin/new-linked-abstract-courses?first=abstract_course-3',
  );
});

test('ending a link says first who loses cover', async () => {
  const user = userEvent.setup();
  const { requests } = show({ name: 'linked-courses', path: 'linked-abstract-courses' });
  await user.click(await screen.findByRole('button', { name: /Level 3 and Level 2/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'End link' }));
  expect(await screen.findByText(/31 of them have no other cover of it/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End link' }));
  await waitFor(() =>
    expect(requests.find(({ method, url }) => method === 'POST' && url.endsWith('/8/end'))?.body).toEqual({
      seen: 'digest',
    }),
  );
  expect(await screen.findByText('Link ended')).toBeInTheDocument();
});

test('shows the uptake of refreshers, and the courses without one', async () => {
  show({ name: 'refreshers', path: 'courses/refreshers' });
  expect(await screen.findByText('75%')).toBeInTheDocument();
  expect(screen.getByText('3 of 4')).toBeInTheDocument();
  expect(screen.getByText('2 with a licence')).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: 'Link a refresher to Level 2' });
  expect(link).toHaveAttribute(
    'href',
    '/site-admin/new-linked-abstract-courses?kind=refresher&first=abstract_course-2',
  );
});

test('the numbers of a refresher open the people behind them', async () => {
  show({ name: 'refreshers', path: 'courses/refreshers' });
  const link = await screen.findByRole('link', { name: 'Level 3: 5 can renew' });
  expect(link).toHaveAttribute('href', '/site-admin/courses/refreshers/9');
});

test('lists who can renew, with their licence, and who is too late', async () => {
  const user = userEvent.setup();
  const { requests } = show({ name: 'refresher-people', path: 'courses/refreshers/9' });
  expect(await screen.findByText(/Level 2 renews the certificate of Practical \(face to face\)/)).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Sam Whitlock/ });
  expect(within(row).getByText('Northgate')).toBeInTheDocument();
  expect(within(row).getByText('Refresher')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Who is shown'), 'Too late');
  await waitFor(() => expect(requests.at(-1)?.url).toContain('who=late'));
});

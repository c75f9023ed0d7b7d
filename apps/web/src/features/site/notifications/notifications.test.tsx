import type { NotificationRow } from '@doselore/contract/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowIso } from '../../../platform/clock/clock.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { Bell } from './bell.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a stand-in for the cookie that the server sets
  document.cookie = 'XSRF-TOKEN=token';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function row(id: number, overrides: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id,
    title: `Note ${id}`,
    tag: 'Licences',
    body: 'Two are left.',
    action_url: null,
    created_at: nowIso(),
    is_read: false,
    ...overrides,
  };
}

/** Answers like a server with these notifications, and marks them as read on request. */
function serve(rows: NotificationRow[]) {
  const page = { rows };
  const requests = standInForFetch(({ method, url, body }) => {
    if (url.endsWith('/unread-count')) return { body: { unread: page.rows.filter((one) => !one.is_read).length } };
    if (method === 'GET') {
      const shown = page.rows.filter((one) => !url.includes('show=unread') || !one.is_read);
      return { body: { rows: shown, total: shown.length } };
    }
    const upTo = (body as { upTo?: number }).upTo;
    const one = Number(/notifications\/(\d+)\/read/.exec(url)?.[1] ?? 0);
    page.rows = page.rows.map((each) =>
      each.id === one || (upTo !== undefined && each.id <= upTo) ? { ...each, is_read: true } : each,
    );
    return {};
  });
  return { page, requests };
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

test('the bell is highlighted for 5 seconds when the count rises, not for the first count or a fall', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page } = serve([row(1)]);
  renderScreen(<Bell className="" />);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  expect(bell()).not.toHaveAttribute('data-rising');
  page.rows = [row(1), row(2)];
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  expect(bell()).toHaveAttribute('data-rising');
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(bell()).toHaveAttribute('data-rising');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(bell()).not.toHaveAttribute('data-rising');
  page.rows = [];
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(bell()).toHaveAccessibleName('Notifications, none unread');
  expect(bell()).not.toHaveAttribute('data-rising');
});

test('a count above 99 is shown as 99+', async () => {
  serve(Array.from({ length: 120 }, (_, index) => row(index + 1)));
  renderScreen(<Bell className="" />);
  expect(await screen.findByText('99+')).toBeInTheDocument();
});

test('opening the panel marks nothing as read; one notification can be marked, then all', async () => {
  const user = userEvent.setup();
  const { requests } = serve([row(3), row(2, { created_at: '2026-01-05T09:30:00Z' }), row(1, { is_read: true })]);
  renderScreen(<Bell className="" />);
  await user.click(bell());
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(panel).findByText('Note 3')).toBeInTheDocument();
  expect(within(panel).getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(within(panel).getByRole('heading', { name: 'Mon 5th Jan 2026' })).toBeInTheDocument();
  expect(within(panel).queryByText('Note 1')).not.toBeInTheDocument();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(within(panel).getByRole('button', { name: 'Mark read: Note 3' }));
  await waitFor(() => expect(within(panel).queryByText('Note 3')).not.toBeInTheDocument());
  expect(within(panel).getByText('1 unread notification')).toHaveFocus();
  await user.click(within(panel).getByRole('button', { name: 'Mark all read' }));
  expect(await within(panel).findByText('No unread notifications')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/read-all'))?.body).toEqual({ upTo: 2 });
});

test('a notification without title, tag or body is logged and not shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  serve([row(1), row(2, { title: null }), row(3, { tag: ' ' }), row(4, { body: null, title: 'Bare' })]);
  renderScreen(<NotificationsScreen />);
  expect(await screen.findByText('Note 1')).toBeInTheDocument();
  expect(screen.queryByText('Bare')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const logged = log.mock.calls.flat().join('\n');
  for (const id of [2, 3, 4]) expect(logged).toContain(`Notification ${id} `);
});

test('the action of a notification links only to addresses of Doselore', async () => {
  serve([
    row(1, { action_url: '/group-admin/1/licences' }),
    row(2, { action_url: 'https://elsewhere.example' }),
    row(3, { action_url: '//elsewhere.example' }),
  ]);
  renderScreen(<NotificationsScreen />);
  expect(await screen.findByRole('link', { name: 'Open: Note 1' })).toHaveAttribute('href', '/group-admin/1/licences');
  expect(screen.getAllByRole('link', { name: /^Open/ })).toHaveLength(1);
});

test('an empty list and a failure have different messages', async () => {
  serve([]);
  const { unmount } = renderScreen(<NotificationsScreen />);
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  unmount();
  standInForFetch(() => ({ status: 409, body: { code: 'conflict', message: 'Not now.' } }));
  renderScreen(<NotificationsScreen />);
  expect(await screen.findByText('The notifications could not be loaded')).toBeInTheDocument();
});

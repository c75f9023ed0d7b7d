import type { CourseMessages } from '@doselore/contract/course-messages';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { MessagesCard } from './messages-card.tsx';

const detail = { id: 7, title: 'Basic life support', register: 'open' } as VirtualGroupDetail;
const sent = {
  ...{ id: 1, sender: 'Amara Osei', body: 'Bring a coat.\n\nIt is cold.' },
  ...{ recipients: 3, sent_at: '2026-07-01T09:05:00.000Z' },
};
const none: CourseMessages = { next_at: null, recipients: 3, rows: [] };

afterEach(() => vi.unstubAllGlobals());

/** Shows the card to the trainer of the course. Sending gives the answers in their order, the last one again. */
function show(messages: CourseMessages, answers: { status?: number; body?: unknown }[] = []) {
  const left = [...answers];
  const requests = standInForFetch(({ method }) =>
    method === 'POST' ? ((left.length > 1 ? left.shift() : left[0]) ?? {}) : { body: messages },
  );
  renderInArea(<MessagesCard detail={detail} />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'delegates',
    address: '/trainers/7/members',
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.message'] } }),
  });
  return requests;
}

test('a message that could not be sent stays typed, and is sent with the same key', async () => {
  const user = userEvent.setup();
  const refused = { code: 'conflict', message: 'You can send the next one on Thu 2nd Jul 2026 from 10:05.' };
  const requests = show(none, [{ status: 409, body: refused }, { body: { ...none, rows: [sent] } }]);
  await user.click(await screen.findByRole('button', { name: 'Write to delegates' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Write to the delegates of Basic life support' });
  await user.click(within(dialogue).getByRole('button', { name: 'Send message' }));
  expect((await within(dialogue).findAllByText('Enter the message')).length).toBeGreaterThan(0);
  const field = within(dialogue).getByRole('textbox', { name: 'Message' });
  await user.type(field, 'Bring a coat.');
  await user.click(within(dialogue).getByRole('button', { name: 'Send message' }));
  expect(await within(dialogue).findByText(refused.message)).toBeInTheDocument();
  expect(field).toHaveValue('Bring a coat.');
  await user.click(within(dialogue).getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Amara Osei')).toBeInTheDocument();
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => '/api/virtual-group-admin/virtual-groups/7/messages'),
  );
  const [first, second] = posts.map(({ body }) => body as { body: string; idempotencyKey: string });
  expect(first).toEqual({ body: 'Bring a coat.', idempotencyKey: second?.idempotencyKey });
});

test('messages are listed with sender, London time and recipients; at the limit it says when the next can be sent', async () => {
  show({ next_at: '2026-07-02T09:05:00.000Z', recipients: 3, rows: [sent] });
  expect(await screen.findByText('Wed 1st Jul 2026, 10:05, to 3 delegates')).toBeInTheDocument();
  expect(
    screen.getByText('Delegates got 3 messages in 24 hours. You can write again on Thu 2nd Jul 2026 from 10:05.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write to delegates' })).not.toBeInTheDocument();
});

test('the card of an admin requests the messages at the place of the address', async () => {
  const requests = standInForFetch(() => ({ body: none }));
  renderInArea(<MessagesCard detail={detail} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'delegates',
    address: '/site-admin/groups/5/virtual-groups/7/members',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.message'] } }),
  });
  expect(await screen.findByText('No messages yet. Delegates get them by email.')).toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toContain('/api/admin/groups/5/virtual-groups/7/messages');
});

test('a historic course of a service admin has its messages, though its address names no place', async () => {
  const requests = standInForFetch(() => ({ body: { ...none, rows: [sent] } }));
  const historic = {
    ...detail,
    register: 'ended',
    group: { id: 3, name: 'Northgate' },
    subgroup: { id: 4, name: 'Quay' },
  };
  renderInArea(<MessagesCard detail={historic as VirtualGroupDetail} />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'historic-virtual-group-info',
    address: '/subgroup-admin/historic-virtual-group/info/7',
    user: buildUser({ abilities: { subgroupAdmin: ['virtualGroups.message'] } }),
  });
  expect(await screen.findByText(/^Bring a coat\./u)).toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/subgroup-admin/groups/3/subgroups/4/virtual-groups/7/messages',
  ]);
});

import { type Action, limits, ruleMessages } from '@doselore/contract';
import type { LicenceRequestRow } from '@doselore/contract/licence-requests';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { RequestLicencesScreen } from './request-licences-screen.tsx';
import { RequestsReportScreen } from './requests-report-screen.tsx';
import { WaitingRequests } from './waiting/index.ts';

const request = (changes: Partial<LicenceRequestRow> = {}): LicenceRequestRow => ({
  id: 1,
  group: { id: 5, name: 'Brightwell' },
  subgroup: { id: 3, name: 'Mill Road' },
  virtual_group: null,
  productType: 'abstract_course',
  productId: 2,
  title: 'Sepsis',
  certificateMonths: 24,
  quantity: 6,
  fulfilled_quantity: 2,
  note: 'For the winter',
  state: 'part_fulfilled',
  requested_by: 'Jo Patel',
  requested_at: '2026-02-03T10:00:00.000Z',
  lapses_at: '2026-05-04T10:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_note: '',
  pot: 9,
  ...changes,
});

afterEach(() => vi.unstubAllGlobals());

function showReport(search = '') {
  const abilities: Action[] = ['licenceRequests.decide'];
  return renderInArea(<RequestsReportScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'service-licence-requests',
    address: `/group-admin/reports/service-licence-requests${search}`,
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });
}

async function openDecision() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Decide: Sepsis, Mill Road' }));
  return { user, dialogue: await screen.findByRole('dialog', { name: 'Decide on this request' }) };
}

test('the link of a notification opens the decision on its request, and not on a decided one', async () => {
  let state: LicenceRequestRow['state'] = 'pending';
  const requests = standInForFetch(() => ({ body: { rows: [request({ state })], total: 1 } }));
  const { unmount } = showReport('?request=1');
  expect(await screen.findByRole('dialog', { name: 'Decide on this request' })).toBeInTheDocument();
  expect(requests.at(-1)?.url).toMatch(/request=1/u);
  unmount();
  state = 'declined';
  showReport('?request=1');
  expect(await screen.findByText('Done')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a conflict shows the new stock in the dialogue and keeps the answers', async () => {
  let pot = 9;
  const requests = standInForFetch(({ method }) => {
    if (method === 'GET') return { body: { rows: [request({ pot })], total: 1 } };
    pot = 1;
    return { status: 409, body: { code: 'conflict', message: 'Only 1 left here.' } };
  });
  showReport();
  const { user, dialogue } = await openDecision();
  expect(within(dialogue).getByText('4 of 6')).toBeVisible();
  expect(within(dialogue).getByLabelText('Number of licences')).toHaveValue('4');
  await user.type(within(dialogue).getByLabelText('Note to the requester (optional)'), 'Here they are');
  await user.click(within(dialogue).getByRole('button', { name: 'Fulfil from the general pot' }));
  expect(await within(dialogue).findByText('Only 1 left here.')).toBeVisible();
  expect(await within(dialogue).findByText('1 there now.')).toBeVisible();
  expect(within(dialogue).getByLabelText('Number of licences')).toHaveValue('4');
  expect(within(dialogue).getByLabelText('Note to the requester (optional)')).toHaveValue('Here they are');
  await user.click(within(dialogue).getByRole('button', { name: 'Fulfil from the general pot' }));
  const keys = requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('a decision is limited to the open number; an order needs a reference; a refusal needs a note', async () => {
  const requests = standInForFetch(({ method }) =>
    method === 'GET' ? { body: { rows: [request({ pot: 0 })], total: 1 } } : { body: request({ state: 'declined' }) },
  );
  showReport();
  const { user, dialogue } = await openDecision();
  expect(within(dialogue).getByRole('radio', { name: /Fulfil from/ })).toBeDisabled();
  const many = within(dialogue).getByLabelText('Number of licences');
  await user.clear(many);
  await user.type(many, '5');
  await user.click(within(dialogue).getByRole('button', { name: 'Order licences' }));
  expect(within(dialogue).getByText(/Number of licences: Should be less than or equal to 4/)).toBeVisible();
  expect(within(dialogue).getByText(/Purchase order reference: Enter a purchase order/)).toBeVisible();
  await user.click(within(dialogue).getByRole('radio', { name: 'Decline' }));
  await user.click(within(dialogue).getByRole('button', { name: 'Decline request' }));
  expect(within(dialogue).getByText('Note to the requester: Enter the reason')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  const note = within(dialogue).getByLabelText('Note to the requester');
  await user.click(note);
  await user.paste('a'.repeat(limits.text + 1));
  await user.click(within(dialogue).getByRole('button', { name: 'Decline request' }));
  expect(within(dialogue).getByText(`Note to the requester: ${ruleMessages.maxText(limits.text)}`)).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(note);
  await user.type(note, 'Not this year');
  await user.click(within(dialogue).getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText('The request of Mill Road was declined')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    licenceRequestId: 1,
    note: 'Not this year',
  });
});

test('a second request for the same licences changes the open one; only own requests can be withdrawn', async () => {
  const user = userEvent.setup();
  const rows = [
    request({ state: 'pending', fulfilled_quantity: 0, pot: null }),
    request({ id: 2, title: 'Flu', productId: 4, state: 'pending', requested_by: 'Ann Other', pot: null }),
  ];
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST') return { body: { id: 1, is_amended: true } };
    if (url.includes('/licence-products'))
      return {
        body: [
          { productType: 'abstract_course', productId: 2, title: 'Sepsis', default_months: 24, draft_course_id: null },
        ],
      };
    if (url.includes('/licence-requests')) return { body: { rows, total: 2 } };
    return { body: { id: 3, name: 'Mill Road', group: { id: 5, name: 'Brightwell' } } };
  });
  const abilities: Action[] = ['licenceRequests.list', 'licenceRequests.write'];
  renderInArea(<RequestLicencesScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'request-licences',
    address: '/subgroup-admin/5/3/request-licences',
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });
  await user.selectOptions(await screen.findByLabelText('Course'), 'Sepsis');
  expect(await screen.findByText(/Jo Patel already requested 6/)).toBeVisible();
  await user.type(screen.getByLabelText('Number of licences'), '8');
  await user.click(screen.getByRole('button', { name: 'Change the request' }));
  expect(await screen.findByText('Your request was changed: 8 licences for Sepsis')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    productId: 2,
    certificateMonths: 24,
    quantity: 8,
  });
  expect(screen.getByRole('button', { name: 'Actions for Sepsis' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Actions for Flu' })).not.toBeInTheDocument();
});

test('the report of an organisation requests the requests of that organisation alone', async () => {
  const requests = standInForFetch(({ url }) =>
    url.includes('/licence-requests')
      ? { body: { rows: [request()], total: 1 } }
      : { body: { id: 5, name: 'Brightwell' } },
  );
  renderInArea(<RequestsReportScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'group-licence-requests',
    address: '/group-admin/5/licence-requests',
    user: buildUser({ abilities: { groupingAdmin: ['licenceRequests.decide'] } }),
  });
  await screen.findByRole('button', { name: 'Decide: Sepsis, Mill Road' });
  expect(requests.find(({ url }) => url.includes('/licence-requests'))?.url).toMatch(/groupId=5/u);
});

test('the badge counts the open requests of its place, and is absent without any', async () => {
  let total = 3;
  const requests = standInForFetch(() => ({ body: { rows: [], total } }));
  const show = () =>
    renderInArea(<WaitingRequests />, {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name: 'members',
      address: '/group-admin/5/members',
      user: buildUser({ abilities: { groupingAdmin: ['licenceRequests.decide'] } }),
    });
  const { unmount } = show();
  expect(await screen.findByText('3')).toHaveTextContent('3 open requests');
  expect(requests[0]?.url).toMatch(/state=open.*groupId=5|groupId=5.*state=open/u);
  unmount();
  total = 0;
  show();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.queryByText(/open request/u)).not.toBeInTheDocument();
});

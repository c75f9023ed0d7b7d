import type { Action } from '@doselore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { WorkHistoryCard } from './work-history-card.tsx';

const span = { service: null, value: null, until_on: null as string | null, is_backfilled: false, reason: null };
const workHistory = {
  since: '2026-11-26',
  job_role_here: null as string | null,
  own_job_role: 'Dispenser',
  may_correct: true,
  spans: [
    { ...span, id: 1, what: 'member', from_on: '2026-03-03', is_backfilled: true },
    { ...span, id: 2, what: 'service', service: { id: 7, name: 'Hove' }, from_on: '2026-03-03' },
    { ...span, id: 3, what: 'role', value: 'Dispenser', from_on: '2026-03-03' },
    { ...span, id: 4, what: 'role', value: 'Delivery driver', from_on: '2026-01-02', until_on: '2026-03-03' },
  ],
};

function show(target: Partial<typeof workHistory> = {}, abilities: Action[] = ['standing.read', 'standing.correct']) {
  const requests = standInForFetch(({ method }) =>
    method === 'PUT'
      ? { body: { ...workHistory, job_role_here: 'Pharmacist' } }
      : { body: { ...workHistory, ...target } },
  );
  renderInArea(<WorkHistoryCard member={{ groupId: 5, userId: 9 }} />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members-info',
    address: '/group-admin/5/members-info/9',
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('lists current and former roles with their days, and says since when records exist', async () => {
  show();
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Member of this organisationsince 03-03-2026Correct',
    'Service: Hovesince 03-03-2026Correct',
    'Job role: Dispensersince 03-03-2026Correct',
    'Job role: Delivery driverfrom 02-01-2026 to 02-03-2026',
  ]);
  expect(screen.getByText(/Records of who worked where begin on 26-11-2026/u)).toBeInTheDocument();
});

test('sets a job role here as of a day, with the entry that was shown', async () => {
  const user = userEvent.setup();
  const requests = show();
  await user.click(await screen.findByRole('button', { name: 'Correct the job role here' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Job role here/u }), 'Pharmacist');
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '3 Mar 2025');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findAllByText(/reason/iu)).not.toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Day in the contract');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  await vi.waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    what: 'role',
    seen: 3,
    fromOn: '2025-03-03',
    reason: 'Day in the contract',
    jobRole: 'Pharmacist',
  });
});

test('nothing can be corrected of a person who has left, or without the right', async () => {
  show({ may_correct: false, spans: [] });
  expect(await screen.findByText('No days are recorded.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Correct|Set)/u })).not.toBeInTheDocument();
});

test('an admin who may only read has no button', async () => {
  show({}, ['standing.read']);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^(Correct|Set)/u })).not.toBeInTheDocument();
});

test('a person without a job role can be given one here', async () => {
  const user = userEvent.setup();
  show({ own_job_role: null as never, spans: workHistory.spans.slice(0, 2) });
  await user.click(await screen.findByRole('button', { name: 'Set the job role here' }));
  expect(await screen.findByRole('dialog', { name: 'Set the job role here' })).toBeInTheDocument();
});

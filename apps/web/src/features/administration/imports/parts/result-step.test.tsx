import type { ImportDetail } from '@doselore/contract/imports';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { ResultStep } from './result-step.tsx';

afterEach(() => vi.unstubAllGlobals());

const counts = { ready: 0, problem: 0, same: 0, elsewhere: 0, skipped: 0, done: 2, failed: 0 };
const outcomes = [
  { message: 'Has a place. Was emailed the date', people: 1 },
  { message: 'Waits for a free place. Was emailed the position on the waiting list', people: 1 },
];
const list = { id: 4, kind: 'delegates', total: 2, counts, archived: 0, told: outcomes } as unknown as ImportDetail;

test('the result of a list of delegates says who was notified of what', async () => {
  const row = (number: number, name: string, message = '') => ({
    ...{ number, person: null, status: 'done', values: { first_name: name }, changes: [] },
    problems: [{ field: null, message }],
  });
  const rows = [row(2, 'Ada', outcomes[0]?.message), row(3, 'Ben', outcomes[1]?.message)];
  const requests = standInForFetch(() => ({ body: { rows, total: 2 } }));
  const place = { groupId: 5, level: 'groupingAdmin', kind: 'delegates', virtualGroupId: 9 } as const;
  renderInArea(<ResultStep one={{ place, importId: 4 }} list={list} />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'bulk-upload-delegates-step',
    address: '/group-admin/5/virtual-groups/9/bulk-upload-new-users/4/result',
    user: buildUser(),
  });
  expect(await screen.findByRole('heading', { name: '2 added to the course' })).toBeVisible();
  const summary = within(screen.getByRole('list', { name: 'Who was told what' }));
  expect(summary.getByText('1 person: Has a place. Was emailed the date.')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Rows, and what each person was told' }));
  expect(await table.findByRole('row', { name: /Ben.*Was emailed the position on the waiting list/u })).toBeVisible();
  expect(requests.some(({ url }) => url.includes('status=done'))).toBe(true);
});

import { type Command, commandOf } from '@doselore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildMemberInfo } from '../../../test-support/member-info.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { EditMemberScreen } from './edit-member-screen.tsx';

const fields = {
  first_name: 'Jo',
  last_name: 'Patel',
  email: 'jo@example.org',
  job_role: 'Dispenser',
  registration_number: null,
  payroll_number: 'P-1',
  started_on: null,
};
const member = { ...buildMemberInfo({ id: 7, state: 'invited', live_licences: 0 }), ...fields };

afterEach(() => vi.unstubAllGlobals());

test('an edit conflict on a member is saved only after a choice, which can overwrite their changes', async () => {
  const user = userEvent.setup();
  let holds: object = fields;
  const requests = standInForFetch(({ method, url, body }) => {
    if (method !== 'PUT') return { body: url.includes('members-info') ? member : { name: 'Northgate', rows: [] } };
    const now = { ...fields, job_role: 'Pharmacist', payroll_number: 'P-2' };
    const { baseValues: known } = body as { baseValues: Command<typeof fields> };
    if (known.jobRole === 'Dispenser')
      return {
        status: 409,
        body: {
          code: 'edit_conflict',
          message: 'Ann changed this',
          edit_conflict: { by: 'Ann Ray', at: null, fields: ['job_role'], now },
        },
      };
    holds = { ...now, job_role: 'Branch manager' };
    return { body: { ok: true, now: holds } };
  });
  renderInArea(<EditMemberScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-user',
    address: '/site-admin/groups/1/edit-user/7',
    user: buildUser({ abilities: { superAdmin: ['members.list', 'members.write'] } }),
  });
  await user.selectOptions(await screen.findByLabelText('Job role (optional)'), 'Branch manager');
  await user.click(screen.getByRole('button', { name: 'Save member' }));
  expect(await screen.findByText(/Ann Ray changed it/u)).toBeInTheDocument();
  expect(screen.getByLabelText('Job role (optional)')).toHaveValue('Branch manager');
  expect(screen.getByLabelText('Payroll number (optional)')).toHaveValue('P-2');
  const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts()).toMatchObject([commandOf({ job_role: 'Branch manager', baseValues: fields })]);
  await user.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  await waitFor(() => expect(screen.getByText('Elsewhere')).toBeInTheDocument());
  expect(puts()[1]).toMatchObject({
    jobRole: 'Branch manager',
    payrollNumber: 'P-2',
    baseValues: { jobRole: 'Pharmacist', payrollNumber: 'P-2' },
  });
  expect(screen.getByText('Jo Patel saved')).toBeInTheDocument();
});

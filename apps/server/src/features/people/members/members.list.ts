import { dayText } from '@doselore/contract';
import { listMembers } from '@doselore/contract/members';
import { declareList } from '../../../platform/lists/index.ts';
import { findExpiring } from './find-expiring.ts';
import { presentMember } from './members.presenter.ts';
import { listMemberRows } from './members.repository.ts';

export const membersList = declareList(listMembers, {
  name: 'Members',
  rows: async ({ params, query, scope, services, actor }) => {
    const rows = await listMemberRows(services.db, scope, { ...query, ...params, now: services.clock.now() });
    const expiring = await findExpiring(services, { members: rows, query, place: params, scope, actor });
    return rows.map((row) => ({ ...row, expiring: expiring.get(row.id) ?? [] }));
  },
  present: presentMember,
  columns: [
    ['ID', (row) => row.id],
    ['First name', (row) => row.first_name],
    ['Last name', (row) => row.last_name],
    ['Email', (row) => row.email],
    ['Job role', (row) => row.job_role],
    ['GPhC number', (row) => row.registration_number],
    ['Payroll number', (row) => row.payroll_number],
    ['Account', (row) => row.state],
    ['Services', (row) => row.services.map(({ name }) => name).join('; ')],
    ['Live licences', (row) => row.live_licences],
    ['Valid certificates', (row) => row.certificates],
    ['Expiring or expired', (row) => row.expiring.map(({ title }) => title).join('; ')],
    ['Expires on', (row) => row.expiring.map((one) => dayText(one.expires_on ?? '')).join('; ')],
  ],
});

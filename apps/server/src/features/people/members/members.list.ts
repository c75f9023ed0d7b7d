import { listMembers } from '@doselore/contract/members';
import { declareList } from '../../../platform/lists/index.ts';
import { presentMember } from './members.presenter.ts';
import { listMemberRows } from './members.repository.ts';

export const membersList = declareList(listMembers, {
  name: 'Members',
  rows: ({ params, query, scope, services }) =>
    listMemberRows(services.db, scope, { ...query, ...params, now: services.clock.now() }),
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
  ],
});

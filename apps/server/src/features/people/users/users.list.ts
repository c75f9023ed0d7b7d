import { listUsers } from '@doselore/contract/users';
import { declareList } from '../../../platform/lists/index.ts';
import { presentUser } from './users.presenter.ts';
import { listUserRows } from './users.repository.ts';

export const usersList = declareList(listUsers, {
  name: 'Users',
  rows: ({ body, scope, services }) => listUserRows(services.db, scope, body),
  present: presentUser,
  columns: [
    ['ID', (row) => row.id],
    ['First name', (row) => row.first_name],
    ['Last name', (row) => row.last_name],
    ['Email', (row) => row.email],
    ['Username', (row) => row.username],
    ['Job role', (row) => row.job_role],
    ['GPhC number', (row) => row.registration_number],
    ['Account', (row) => row.state],
    ['Roles', (row) => row.roles.join('; ')],
    ['Organisations', (row) => row.groups.map(({ name }) => name).join('; ')],
  ],
});

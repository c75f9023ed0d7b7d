import { dayText } from '@doselore/contract';
import { listNameRequests as listEndpoint, nameRequestStateWords } from '@doselore/contract/account';
import { declareList } from '../../../../platform/lists/index.ts';
import { presentNameRequest } from './name-requests.presenter.ts';
import { listNameRequests } from './name-requests.repository.ts';

const dayOf = (at: Date) => dayText(at.toISOString().slice(0, 10));

export const nameRequestsList = declareList(listEndpoint, {
  name: 'Name changes',
  rows: ({ params, query, services }) => listNameRequests(services.db, params, query),
  present: presentNameRequest,
  columns: [
    ['Person', (row) => row.name],
    ['Email address', (row) => row.email],
    ['New name', (row) => row.new_name],
    ['Organisations', (row) => row.groups.map(({ name }) => name).join(', ')],
    ['State', (row) => nameRequestStateWords[row.state]],
    ['Requested', (row) => dayOf(row.created_at)],
    ['Decided on', (row) => (row.decided_at === null ? '' : dayOf(row.decided_at))],
    ['Decided by', (row) => row.decided_by ?? ''],
  ],
});

import { licenceRequestWords, listLicenceRequests, listSubgroupRequests } from '@doselore/contract/licence-requests';
import { csvMoment } from '../../../platform/files/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readLicenceSettings } from '../licence-levels/index.ts';
import { presentRequest } from './requests.presenter.ts';
import { listRequestRows, type RequestData } from './requests.repository.ts';

const columns: readonly Column<RequestData>[] = [
  ['Request', (row) => row.id],
  ['Organisation', (row) => row.group_name],
  ['Service', (row) => row.subgroup_name],
  ['Pharmacist-led Course', (row) => row.virtual_group_title],
  ['Course', (row) => row.title],
  ['Certificate months', (row) => row.certificate_months],
  ['Requested', (row) => row.quantity],
  ['Fulfilled', (row) => row.fulfilled_quantity],
  ['State', (row) => licenceRequestWords[row.state]],
  ['Requested by', (row) => row.requested_by],
  ['Asked at (UTC)', (row) => csvMoment(row.requested_at)],
  ['Note', (row) => row.note],
  ['Decided by', (row) => row.decided_by],
  ['Decided at (UTC)', (row) => row.decided_at && csvMoment(row.decided_at)],
  ['Answer', (row) => row.decision_note],
];

/** The days after which a request lapses decide what a page shows. */
const shown = {
  name: 'Licence requests',
  facts: ({ services }: { services: Services }) => readLicenceSettings(services.db),
  columns,
};

/** Requests to an organisation, with the seats of its general pot. */
export const requestsList = declareList(listLicenceRequests, {
  ...shown,
  rows: ({ query, scope, services }) => listRequestRows(services.db, scope, query),
  present: (row, { facts }) => presentRequest(row, { requestDays: facts.request_days, withPot: true }),
});

export const subgroupRequestsList = declareList(listSubgroupRequests, {
  ...shown,
  rows: ({ params, query, scope, services }) => listRequestRows(services.db, scope, { ...query, ...params }),
  present: (row, { facts }) => presentRequest(row, { requestDays: facts.request_days, withPot: false }),
});

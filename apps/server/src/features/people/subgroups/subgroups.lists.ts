import { listGroupSubgroups, listSubgroups } from '@doselore/contract/subgroups';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import { presentSubgroup } from './subgroups.presenter.ts';
import { listAllSubgroupRows, listSubgroupRows, type SubgroupData } from './subgroups.repository.ts';

const columns: readonly Column<SubgroupData>[] = [
  ['ID', (row) => row.id],
  ['Service', (row) => row.name],
  ['ODS code', (row) => row.ods_code],
  ['GPhC premises number', (row) => row.premises_number],
  ['Members', (row) => row.members],
  ['Service admins', (row) => row.managers],
];

/** A spreadsheet counts the members of all services in one statement. */
const readerFor = ({ isSheet }: { isSheet: boolean }) => (isSheet ? listAllSubgroupRows : listSubgroupRows);

/** Services of several organisations. */
export const subgroupsList = declareList(listSubgroups, {
  name: 'Services',
  rows: ({ query, scope, services, isSheet }) => readerFor({ isSheet })(services.db, scope, { ...query, list: 'open' }),
  present: presentSubgroup,
  columns: [['Organisation', (row) => row.group_name], ...columns],
});

export const groupSubgroupsList = declareList(listGroupSubgroups, {
  name: 'Services',
  rows: ({ params, query, scope, services, isSheet }) =>
    readerFor({ isSheet })(services.db, scope, { ...query, ...params }),
  present: presentSubgroup,
  columns,
});

import { stockLevelWords } from '@doselore/contract/ledger';
import {
  type LevelsQuery,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
  type ServiceLevelRow,
} from '@doselore/contract/licence-levels';
import type { Scope } from '../../../platform/access/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showLevels, showServiceLevels } from '../licence-stock/index.ts';

export const levelsList = declareList(listLicenceLevels, {
  name: 'Licence levels',
  rows: ({ query, scope, services }) => showLevels(services, scope, query),
  present: (row) => row,
  columns: [
    ['Organisation', (row) => row.group.name],
    ['Course', (row) => row.title],
    ['Certificate months', (row) => row.certificateMonths],
    ['Bought', (row) => row.bought],
    ['General pot', (row) => row.pot],
    ['Pools', (row) => row.pools],
    ['Issued, not started', (row) => row.held],
    ['Used', (row) => row.used],
    ['Written off', (row) => row.void],
    ['Issued in 90 days', (row) => row.issued_90_days],
    ['Days of cover', (row) => row.days_of_cover],
    ['Certificates ending in 90 days', (row) => row.ending_90_days],
    ['Reorder level', (row) => row.low_at],
    ['Level', (row) => stockLevelWords[row.level]],
  ],
});

const columns: readonly Column<ServiceLevelRow>[] = [
  ['Organisation', (row) => row.group.name],
  ['Service', (row) => row.subgroup.name],
  ['Course', (row) => row.title],
  ['Certificate months', (row) => row.certificateMonths],
  ['Pool', (row) => row.pool],
  ['Issued, not started', (row) => row.held],
  ['Used', (row) => row.used],
  ['Issued in 90 days', (row) => row.issued_90_days],
  ['Days of cover', (row) => row.days_of_cover],
  ['Level', (row) => stockLevelWords[row.level]],
];

type Call = { query: LevelsQuery & { besides?: number | undefined }; scope: Scope; services: Services };

const ofServices = {
  name: 'Licence levels of services',
  rows: ({ query, scope, services }: Call) => showServiceLevels(services, scope, query),
  present: (row: ServiceLevelRow) => row,
  columns,
};
export const serviceLevelsList = declareList(listServiceLevels, ofServices);
export const siblingLevelsList = declareList(listSiblingLevels, ofServices);

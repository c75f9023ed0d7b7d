import { roleTitles } from '@doselore/contract';
import { fixRiskWords, listBrokenManagers, ruleOfFault } from '@doselore/contract/broken-managers';
import { declareList } from '../../../platform/lists/index.ts';
import { presentFault } from './broken-managers.presenter.ts';
import { type FaultData, listFaultRows } from './faults.repository.ts';

/** Returns the repair of a fault. Null when an admin has to be chosen. */
const fixOf = (row: FaultData) => ruleOfFault(row.fault).fix;

/** Returns how much a repair can break. */
function riskOf(row: FaultData): string | null {
  const fix = fixOf(row);
  return fix === null ? null : fixRiskWords[fix.risk];
}

export const faultsList = declareList(listBrokenManagers, {
  name: 'Broken admins',
  rows: ({ query, scope, services }) => listFaultRows(services.db, scope, query),
  present: presentFault,
  columns: [
    ['Fault', (row) => ruleOfFault(row.fault).title],
    ['ID', (row) => row.user_id],
    ['Name', (row) => row.person_name],
    ['Email', (row) => row.email],
    ['Role', (row) => roleTitles[row.role]],
    ['Place', (row) => row.place_name],
    ['Organisation', (row) => row.group_name],
    ['Repair', (row) => fixOf(row)?.title ?? 'Choose an admin'],
    ['Afterwards', (row) => fixOf(row)?.after ?? null],
    ['Risk', riskOf],
  ],
});

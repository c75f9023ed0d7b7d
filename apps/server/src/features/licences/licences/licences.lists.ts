import { accountText } from '@doselore/contract/ledger';
import {
  endReasonText,
  getDelegateLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  licenceStateWords,
  listLicences,
} from '@doselore/contract/licences';
import { csvMoment } from '../../../platform/files/index.ts';
import { type Column, declareList, declareSheet } from '../../../platform/lists/index.ts';
import { listDelegateLicences } from './delegate-licences.ts';
import { presentLicenceRow } from './licences.presenter.ts';
import { type LicenceData, listLicenceRows, listLicencesOf, listMemberLicences } from './licences.report.ts';

/** Returns when a licence ended: taken back, or completed. */
const endOf = (row: LicenceData) => row.ended_at ?? row.completed_at;
const momentOf = (at: Date | null) => at && csvMoment(at);

const columns: readonly Column<LicenceData>[] = [
  ['Licence', (row) => row.id],
  ['Member', (row) => row.user_name],
  ['Course', (row) => row.title],
  ['Certificate months', (row) => row.certificate_months],
  ['State', (row) => licenceStateWords[row.state]],
  ['Issued (UTC)', (row) => csvMoment(row.issued_at)],
  ['Issued by', (row) => row.issued_by],
  ['Source', (row) => accountText(row.source, row.source_place)],
  ['Started (UTC)', (row) => momentOf(row.started_at)],
  ['Ended (UTC)', (row) => momentOf(endOf(row))],
  ['Reason', (row) => row.end_reason && endReasonText(row.end_reason)],
];

export const licencesList = declareList(listLicences, {
  name: 'Licences',
  rows: ({ params, query, scope, services }) => listLicenceRows(services.db, scope, { ...query, ...params }),
  present: (row) => presentLicenceRow(row),
  columns,
});

export const memberLicencesSheet = declareSheet(getMemberLicencesCsv, {
  name: 'A member’s licences',
  rows: ({ params, scope, services }) => listMemberLicences(services.db, scope, params),
  columns,
});

export const delegateLicencesSheet = declareSheet(getDelegateLicencesCsv, {
  name: 'Licences of a delegate',
  rows: ({ params, scope, services }) => listDelegateLicences(services.db, scope, params),
  columns,
});

export const userLicencesSheet = declareSheet(getUserLicencesCsv, {
  name: 'Licences of a person',
  rows: ({ params, scope, services }) => listLicencesOf(services.db, scope, params),
  columns: [['Organisation', (row: LicenceData) => row.group_name], ...columns],
});

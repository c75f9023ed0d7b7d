import {
  auditFacts,
  auditField,
  auditLevels,
  auditTitle,
  auditValue,
  listAudits,
  subjectTitle,
} from '@doselore/contract/audits';
import { csvMoment } from '../../../platform/files/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { presentAudit } from './audits.presenter.ts';
import { listAuditRows } from './audits.repository.ts';
import { type NamedAudit, nameRecords } from './name-records.ts';

const levels: Readonly<Record<string, string>> = auditLevels;

/** Returns the subject without its id, which has a name beside it. */
function aboutOf(row: NamedAudit): string {
  const title = subjectTitle(row.subject);
  return row.subject_name === null ? title : title.replace(/ \d+$/u, '');
}

const changesOf = (row: NamedAudit) =>
  Object.entries({ ...row.changes, ...row.personal })
    .map(([field, [before, after]]) => `${auditField(field)}: ${auditValue(before)} -> ${auditValue(after)}`)
    .join('; ');

export const auditsList = declareList(listAudits, {
  name: 'Audit',
  rows: async ({ body, scope, services }) =>
    nameRecords(services.db, scope, await listAuditRows(services.db, scope, body)),
  present: presentAudit,
  columns: [
    ['Row', (row) => row.id],
    ['Time (UTC)', (row) => csvMoment(row.at)],
    ['Person', (row) => row.actor_name],
    ['Role', (row) => levels[row.level] ?? row.level],
    ['Action', (row) => auditTitle(row.action)],
    ['About', aboutOf],
    ['Name', (row) => row.subject_name],
    ['Organisation', (row) => row.group_name],
    ['Before and after', changesOf],
    [
      'Facts',
      (row) =>
        auditFacts(row)
          .map(([field, value]) => `${field}: ${value}`)
          .join('; '),
    ],
    ['Request', (row) => row.request_id],
  ],
});

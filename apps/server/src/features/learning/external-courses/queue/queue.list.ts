import { listEntryQueue } from '@doselore/contract/external-courses';
import { declareList } from '../../../../platform/lists/index.ts';
import { presentQueued } from './queue.presenter.ts';
import { countQueueRows, listQueueRows } from './queue.repository.ts';

export const queueList = declareList(listEntryQueue, {
  name: 'Training records',
  rows: async ({ query, scope, services, isSheet }) => {
    const [rows, total] = await Promise.all([
      listQueueRows(services.db, scope, query),
      isSheet ? 0 : countQueueRows(services.db, scope, query),
    ]);
    return { rows, total };
  },
  present: presentQueued,
  columns: [
    ['Person', (row) => row.person],
    ['Organisation', (row) => row.group_name],
    ['Course', (row) => row.title],
    ['Provider', (row) => row.provider],
    ['Completed on', (row) => row.completed_on],
    ['Expires on', (row) => row.expires_on ?? ''],
    ['Reference', (row) => row.reference],
    ['Evidence', (row) => (row.evidence_key === null ? 'No' : 'Yes')],
    ['Verdict', (row) => row.verdict?.verdict ?? 'unverified'],
    ['Reason', (row) => row.verdict?.note ?? ''],
    ['Decided by', (row) => row.verdict?.decided_by ?? ''],
    ['Decided on', (row) => row.verdict?.decided_on ?? ''],
  ],
});

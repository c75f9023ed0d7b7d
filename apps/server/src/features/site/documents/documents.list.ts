import { dayText } from '@doselore/contract';
import {
  documentCategoryTitles,
  documentStateWords,
  listDocuments,
  mustReadWords,
  scanWords,
} from '@doselore/contract/documents';
import { declareList } from '../../../platform/lists/index.ts';
import { presentDocument } from './documents.presenter.ts';
import { listDocumentRows } from './documents.repository.ts';
import { documentFacts } from './find-listed.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
const dayOf = (day: string | null) => (day === null ? null : dayText(day));

export const documentsList = declareList(listDocuments, {
  name: 'Documents',
  rows: ({ params, query, services }) =>
    listDocumentRows(services.db, params, { ...documentFacts(services), filter: query }),
  present: presentDocument,
  columns: [
    ['Document', (row) => row.title],
    ['Organisation', (row) => row.group_name ?? 'Site'],
    ['Category', (row) => documentCategoryTitles[row.category]],
    ['State', (row) => documentStateWords[row.state]],
    ['Version', (row) => row.version],
    ['Must read', (row) => mustReadWords[row.must_read]],
    ['Organisations', (row) => namesOf(row.groups)],
    ['Services', (row) => namesOf(row.subgroups)],
    ['Job roles', (row) => row.job_roles.join(', ')],
    ['Admins only', (row) => (row.is_admins_only ? 'Yes' : 'No')],
    ['Review due', (row) => dayOf(row.review_due_on)],
    ['Last day', (row) => dayOf(row.expires_on)],
    ['Scan', (row) => (row.scan === null ? '' : scanWords[row.scan])],
  ],
});

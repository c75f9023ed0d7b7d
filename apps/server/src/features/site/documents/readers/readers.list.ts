import { dayText } from '@doselore/contract';
import { listDocumentReaders, type ReaderState } from '@doselore/contract/documents';
import { csvMoment } from '../../../../platform/files/index.ts';
import { declareList } from '../../../../platform/lists/index.ts';
import { documentFacts, findListed } from '../find-listed.ts';
import { remindedSince } from '../reminding/remind-readers.ts';
import { presentFigures, presentReader } from './readers.presenter.ts';
import {
  countReaderFigures,
  listReaderRows,
  listReadersWithFigures,
  type ReaderData,
  type ReaderFigures,
} from './readers.repository.ts';

const stateWords: Record<ReaderState, string> = {
  outstanding: 'To read',
  overdue: 'Overdue',
  done: 'Done',
  unasked: 'Not required',
};

const momentOf = (at: Date | null) => at && csvMoment(at);

/** Row of a page has the figures of all readers, row of a spreadsheet has none. */
type Row = ReaderData & Partial<ReaderFigures>;

/** Readers of a document. Its facts are the document and what its readers depend on. */
export const readersList = declareList(listDocumentReaders, {
  facts: async ({ params: { documentId, ...place }, services }) => {
    const { title } = await findListed(services, place, documentId);
    const since = remindedSince(services.clock.now());
    return { title, place, target: { ...documentFacts(services), documentId, remindedSince: since } };
  },
  name: ({ facts }) => `Readers of ${facts.title}`,
  rows: ({ query, services, facts: { place, target }, isSheet }): Promise<Row[]> => {
    const list = isSheet ? listReaderRows : listReadersWithFigures;
    return list(services.db, place, { ...target, filter: query });
  },
  present: (row) => presentReader(row),
  extra: async ({ services, facts: { place, target } }, rows) => ({
    figures: presentFigures((await rows)[0]) ?? (await countReaderFigures(services.db, place, target)),
  }),
  columns: [
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Job role', (row) => row.job_role ?? ''],
    ['Services', (row) => row.services],
    ['State', (row) => stateWords[row.state]],
    ['Due', (row) => (row.due_on === null ? null : dayText(row.due_on))],
    ['Opened', (row) => momentOf(row.opened_at)],
    ['Acknowledged', (row) => momentOf(row.acknowledged_at)],
    ['Version', (row) => row.read_version],
    ['Reminded', (row) => momentOf(row.reminded_at)],
  ],
});

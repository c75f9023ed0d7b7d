import { type LinkKind, linkKindTitles, listLinks } from '@doselore/contract/linked-courses';
import { today } from '../../../platform/clock/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { presentLinkRow } from './linked-courses.presenter.ts';
import { listLinkRows } from './linked-courses.repository.ts';

const kindWords: Record<LinkKind, string> = linkKindTitles;

export const linksList = declareList(listLinks, {
  name: 'Linked courses',
  rows: ({ query, services }) => listLinkRows(services.db, { query, today: today(services.clock) }),
  present: (row) => presentLinkRow(row),
  columns: [
    ['First course', (row) => row.from_title],
    ['Link', (row) => kindWords[row.kind]],
    ['Second course', (row) => row.to_title],
    ['Since', (row) => row.from_on],
    ['Made by', (row) => row.made_by],
    ['People concerned', (row) => row.people],
  ],
});

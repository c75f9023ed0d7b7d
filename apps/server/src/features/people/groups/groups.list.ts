import { type AttentionReason, listGroups } from '@doselore/contract/groups';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import { presentGroup } from './groups.presenter.ts';
import type { GroupData } from './groups.repository.ts';
import { listGroupsWithStock } from './list-groups.ts';

/** Headings of the numbers of cases, by reason for attention. */
const attentionHeads: Record<AttentionReason, string> = {
  requests: 'Open licence requests',
  stock: 'Courses low in stock',
  admins: 'Services without an admin',
  ending30: 'Certificates expiring in 30 days',
  ended: 'Certificates expired',
  invitations: 'Invitations expired',
};

const casesColumns = (attention: AttentionReason | ''): Column<GroupData>[] =>
  attention === '' ? [] : [[attentionHeads[attention], (row) => row.affected]];

/** Organisations. Its facts are the time, which ends the days to undo a merge. */
export const groupsList = declareList(listGroups, {
  name: 'Organisations',
  facts: ({ services }) => services.clock.now(),
  rows: ({ query, scope, services, facts: now }) => listGroupsWithStock(services.db, scope, { ...query, now }),
  present: (row, { facts: now }) => presentGroup(row, now),
  columns: ({ query }) => [
    ['ID', (row) => row.id],
    ['Organisation', (row) => row.name],
    ['Services', (row) => row.subgroups],
    ['Members', (row) => row.members],
    ['General pot', (row) => row.pot_left],
    ['Bought', (row) => row.pot_bought],
    ['Courses that need stock', (row) => row.low_stock],
    ['Service admin level', (row) => row.level],
    ...casesColumns(query.attention),
  ],
});

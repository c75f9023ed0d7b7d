import { deliverableTitle, terms } from '@doselore/contract';
import {
  listServiceVirtualGroups,
  listVirtualGroups,
  virtualGroupStateAt,
  virtualGroupStateWords,
} from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { csvMoment } from '../../../platform/files/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { VirtualGroupData } from './virtual-group-data.ts';
import { presentVirtualGroup, serviceOf } from './virtual-groups.presenter.ts';
import { listServiceVirtualGroupRows, listVirtualGroupRows } from './virtual-groups.repository.ts';

/** Current wall clock time, which decides the state of a course. */
type AtTime = { facts: Date };

/** Times are the wall clock that was typed. */
const columns: readonly Column<VirtualGroupData, AtTime>[] = [
  ['ID', (row) => row.id],
  ['Course', (row) => row.title],
  ['Kind', (row) => deliverableTitle(row.deliverable_id)],
  ['Start', (row) => row.training_start && csvMoment(row.training_start)],
  ['End', (row) => row.training_end && csvMoment(row.training_end)],
  ['Place', (row) => row.place],
  ['Trainer', (row) => row.trainer],
  ['Organisation', (row) => row.group_name],
  ['Service', (row) => serviceOf(row)?.name ?? null],
  ['Delegates', (row) => row.delegates],
  ['Accepted', (row) => row.accepted],
  ['Waiting', (row) => row.waiting],
  ['Places', (row) => row.places],
  ['State', (row, { facts: londonNow }) => virtualGroupStateWords[virtualGroupStateAt(row, londonNow)]],
  ['To assess', (row) => row.to_assess],
  ['Assessed', (row) => row.assessed],
  ['Booked over a conflict', (row) => (row.is_over_conflict ? 'Yes' : 'No')],
];

const shown = {
  name: terms.virtualGroup.many,
  facts: ({ services }: { services: Services }) => londonWallClock(services.clock.now()),
  present: (row: VirtualGroupData, { facts: londonNow }: AtTime) => presentVirtualGroup(row, londonNow),
  columns,
};

export const virtualGroupsList = declareList(listVirtualGroups, {
  ...shown,
  rows: ({ query, scope, services, facts: londonNow }) =>
    listVirtualGroupRows(services.db, scope, { ...query, londonNow }),
});

export const serviceVirtualGroupsList = declareList(listServiceVirtualGroups, {
  ...shown,
  rows: ({ params, query, services, facts: londonNow }) =>
    listServiceVirtualGroupRows(services.db, params, { ...query, londonNow }),
});

import type { Level } from '@doselore/contract';
import { previewCancelling, previewClosing } from '@doselore/contract/course-ending';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

/** Always loaded again, because licences and marks can change at any moment. */
const always = { staleTime: 0, gcTime: 0 };

export const closingQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(previewClosing, { level, params: { virtualGroupId } }, always);

export const cancellingQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(previewCancelling, { level, params: { virtualGroupId } }, always);

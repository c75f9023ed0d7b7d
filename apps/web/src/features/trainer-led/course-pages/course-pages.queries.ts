import { roomQueries } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomQueries('virtual-groups');

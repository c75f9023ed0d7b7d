import { roomQueries } from '../../../platform/query-client/index.ts';

export const members = roomQueries('members');

export type Member = { groupId: number; userId: number };

import type { Level } from '@doselore/contract';
import { getWorkHistory } from '@doselore/contract/work-history';
import { roomQueries } from '../../../platform/query-client/index.ts';

const members = roomQueries('members');

export type Member = { groupId: number; userId: number };

export const workHistoryQuery = (level: Level, params: Member) => members.one(getWorkHistory, { level, params });

import { type Body, commandOf, type Level } from '@doselore/contract';
import { correctWorkHistory, getWorkHistory } from '@doselore/contract/work-history';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const members = roomQueries('members');

export type Member = { groupId: number; userId: number };

export const workHistoryQuery = (level: Level, params: Member) => members.one(getWorkHistory, { level, params });

export const sendCorrection = (level: Level, params: Member, body: Body<typeof correctWorkHistory>) =>
  callEndpoint(correctWorkHistory, { level, params, body: commandOf(body) });

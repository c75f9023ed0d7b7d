import type { Body, Level } from '@doselore/contract';
import { correctStanding, getStanding } from '@doselore/contract/standing';
import { callEndpoint } from '../../platform/api/index.ts';
import { roomQueries } from '../../platform/query-client/index.ts';

const members = roomQueries('members');

export type Member = { groupId: number; userId: number };

export const standingQuery = (level: Level, params: Member) => members.one(getStanding, { level, params });

export const sendCorrection = (level: Level, params: Member, body: Body<typeof correctStanding>) =>
  callEndpoint(correctStanding, { level, params, body });

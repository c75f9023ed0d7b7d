import { type Body, commandOf, type Level } from '@doselore/contract';
import {
  changeManagers,
  listManagers,
  reportCannotAttend,
  withdrawCannotAttend,
} from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const managersQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(listManagers, { level, params: { virtualGroupId } });

export const saveManagers = (level: Level, virtualGroupId: number, body: Body<typeof changeManagers>) =>
  callEndpoint(changeManagers, { level, params: { virtualGroupId }, body: commandOf(body) });
export const sendCannotAttend = (level: Level, virtualGroupId: number, reason: string) =>
  callEndpoint(reportCannotAttend, { level, params: { virtualGroupId }, body: { reason } });
export const sendCanAttend = (level: Level, virtualGroupId: number) =>
  callEndpoint(withdrawCannotAttend, { level, params: { virtualGroupId } });

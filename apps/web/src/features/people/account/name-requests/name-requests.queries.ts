import type { Level } from '@doselore/contract';
import { listNameRequests } from '@doselore/contract/account';
import type { QueryClient } from '@tanstack/react-query';
import { roomLists } from '../../../../platform/query-client/index.ts';

/** Organisation of the listed members. Undefined lists everyone. */
export type RequestPlace = { level: Level; params: { groupId?: number | undefined } };

export const nameRequestsQuery = roomLists('name-requests').sheet(listNameRequests, 'Name changes');

/** Refetches all data that contains names. */
export const refreshNames = (client: QueryClient) => client.invalidateQueries();

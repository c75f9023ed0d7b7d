import { type Body, endpointAt, type Level, type Place } from '@doselore/contract';
import { correctPaperResult, getPaperScan, listPaperResults } from '@doselore/contract/paper-courses';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '../../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';

const paperResults = roomQueries('paper-results');

/** Member at a place, as an admin of this level sees them. */
export type OfMember = { level: Level; place: Place; userId: number };

export const resultsQuery = ({ level, place, userId }: OfMember) =>
  paperResults.one(endpointAt(listPaperResults, place), { level, params: { ...place, userId } });

export const scanAddress = ({ level, place, userId }: OfMember, licenceId: number) =>
  endpointUrl(endpointAt(getPaperScan, place), { level, params: { ...place, userId, licenceId } });

export const sendCorrection = (
  { place: { groupId }, userId }: OfMember,
  licenceId: number,
  body: Body<typeof correctPaperResult>,
) => callEndpoint(correctPaperResult, { level: 'superAdmin', params: { groupId, userId, licenceId }, body });

/** Refreshes the results of people, and what follows from them. */
export const refreshResults = (client: QueryClient) =>
  refreshQueries(client, 'paper-results', 'learning-records', 'licences', 'members', 'certificates', 'courses');

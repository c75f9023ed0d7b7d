import { type Body, endpointAt, type Level, type Place } from '@doselore/contract';
import {
  addPaperScan,
  correctPaperResult,
  getPaperScan,
  listPaperResults,
  recordPaperResult,
} from '@doselore/contract/paper-courses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, uploadFile } from '../../../platform/api/index.ts';

/** Member at a place, as an admin of this level sees them. */
export type OfMember = { level: Level; place: Place; userId: number };

export function resultsQuery({ level, place, userId }: OfMember) {
  return queryOptions({
    queryKey: ['paper-results', level, place, userId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listPaperResults, place), { level, params: { ...place, userId }, signal }),
  });
}

export function scanAddress({ level, place, userId }: OfMember, licenceId: number): string {
  return endpointUrl(endpointAt(getPaperScan, place), { level, params: { ...place, userId, licenceId } });
}

export const sendScan = ({ level, place, userId }: OfMember, licenceId: number, file: File) =>
  uploadFile(endpointAt(addPaperScan, place), { level, params: { ...place, userId, licenceId }, file });

export const sendResult = (
  { level, place, userId }: OfMember,
  licenceId: number,
  body: Body<typeof recordPaperResult.group>,
) => callEndpoint(endpointAt(recordPaperResult, place), { level, params: { ...place, userId, licenceId }, body });

export const sendCorrection = (
  { place: { groupId }, userId }: OfMember,
  licenceId: number,
  body: Body<typeof correctPaperResult>,
) => callEndpoint(correctPaperResult, { level: 'superAdmin', params: { groupId, userId, licenceId }, body });

/** Refreshes the results of people, and what follows from them. */
export function refreshResults(client: QueryClient): Promise<unknown> {
  const keys = ['paper-results', 'learning-records', 'licences', 'members', 'certificates', 'courses'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

import { type Body, endpointAt, type Level, type Place } from '@doselore/contract';
import { correctPaperResult, getPaperScan } from '@doselore/contract/paper-courses';
import { callEndpoint, endpointUrl } from '../../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../../platform/query-client/index.ts';

export const paperResults = roomQueries('paper-results');

/** Member at a place, as an admin of this level sees them. */
export type MemberRef = { level: Level; place: Place; userId: number };

export const scanAddress = ({ level, place, userId }: MemberRef, licenceId: number) =>
  endpointUrl(endpointAt(getPaperScan, place), { level, params: { ...place, userId, licenceId } });

export const sendCorrection = (
  { place: { groupId }, userId }: MemberRef,
  licenceId: number,
  body: Body<typeof correctPaperResult>,
) => callEndpoint(correctPaperResult, { params: { groupId, userId, licenceId }, body });

/** Refreshes the results of people, and what follows from them. */
export const refreshResults = refreshOf(
  'paper-results',
  'learning-records',
  'licences',
  'members',
  'certificates',
  'courses',
);

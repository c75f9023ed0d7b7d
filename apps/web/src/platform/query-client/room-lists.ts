import { type Answer, csvOf } from '@doselore/contract';
import { type Call, type CallOptions, type EndpointOf, endpointFor, sheetOf } from '../api/index.ts';
import { type CallOf, type Options, roomQueries } from './room-queries.ts';

/** Returns `roomQueries` for a room whose lists have spreadsheets. */
export function roomLists(...room: readonly string[]) {
  const queries = roomQueries(...room);

  /**
   * Declares a list with its spreadsheet. Returns a function of the call: the query of a page, and as `download` the
   * spreadsheet of all rows under the same filters. `fileName` has no ending: the format adds it.
   */
  const sheet =
    <C extends Call, Shown = Answer<EndpointOf<C>>>(
      call: C,
      fileName: string,
      options?: Options<Answer<EndpointOf<C>>, Shown>,
    ) =>
    (request: CallOf<C>) => ({
      ...queries.list<C, Shown>(call, request, options),
      download: sheetOf(csvOf(endpointFor(call, request.params)), { ...(request as CallOptions<Call>), fileName }),
    });

  return { ...queries, sheet };
}

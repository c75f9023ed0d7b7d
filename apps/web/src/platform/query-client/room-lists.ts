import { type Answer, csvOf, type Endpoint } from '@doselore/contract';
import { type CallOptions, sheetOf } from '../api/index.ts';
import { type Call, type Options, roomQueries } from './room-queries.ts';

/** Returns `roomQueries` for a room whose lists have spreadsheets. */
export function roomLists(...room: readonly string[]) {
  const queries = roomQueries(...room);

  /**
   * List with its spreadsheet: the query of a page, and as `download` all rows under the same filters. `fileName` has no
   * ending.
   */
  const sheet = <E extends Endpoint, Shown = Answer<E>>(
    endpoint: E,
    { fileName, ...call }: Call<E> & { fileName: string },
    options?: Options<Answer<E>, Shown>,
  ) => ({
    ...queries.list<E, Shown>(endpoint, call as Call<E>, options),
    download: sheetOf(csvOf(endpoint), { ...(call as CallOptions<Endpoint>), fileName }),
  });

  return { ...queries, sheet };
}

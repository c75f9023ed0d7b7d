import type { Answer, Endpoint, Level } from '@doselore/contract';
import {
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import {
  type Call,
  callEndpoint,
  type EndpointOf,
  endpointFor,
  everyRow,
  onlyLevelOf,
  type Parts,
} from '../api/index.ts';

/** Parts of a key besides the endpoint: everything else that the answer depends on. */
type KeyParts = { level?: Level; params?: unknown; query?: unknown; body?: unknown };
/** Parts of a query. `quiet`: no failure opens Login, maintenance or connectivity. */
export type CallOf<C extends Call> = Parts<C> & { quiet?: boolean };
type AnswerOf<C extends Call> = Answer<EndpointOf<C>>;
export type Options<T, Shown> = Omit<UnusedSkipTokenOptions<T, Error, Shown>, 'queryKey' | 'queryFn'>;
type Context = Pick<QueryFunctionContext, 'signal' | 'client'>;
type Row<C extends Call> = AnswerOf<C> extends { rows: readonly (infer R)[] } ? R : never;
type Page<C extends Call> = { rows: Row<C>[]; total: number };

/** Returns the call that the key of a query of an endpoint names. */
export const callOf = (query: { queryKey: QueryKey } | undefined) => query?.queryKey.at(-1) as KeyParts | undefined;

/**
 * Returns a call with the level of an endpoint that has a single one, and without parameters that the path does not name:
 * a place may come with more than a call sends.
 */
function sentParts(endpoint: Endpoint, { params, quiet: _quiet, ...parts }: KeyParts & { quiet?: boolean }): KeyParts {
  const level = parts.level ?? onlyLevelOf(endpoint);
  const sent = Object.entries(params ?? {}).filter(([name]) => endpoint.path.includes(`:${name}`));
  return { ...parts, ...(level && { level }), ...(params !== undefined && { params: Object.fromEntries(sent) }) };
}

const placeOf = (parts: KeyParts | undefined) => hashKey([parts?.level, parts?.params]);

/** Returns the option that shows held rows until others have loaded, if they are of the same level and parameters. */
export const ofSamePlace = <T>(parts: KeyParts) => ({
  placeholderData: (previous: T | undefined, from?: { queryKey: QueryKey }) =>
    placeOf(callOf(from)) === placeOf(parts) ? previous : undefined,
});

/**
 * Returns what makes the queries of a room. The key of a query is its room, its endpoint and its call, so that no call
 * shows the answer of another. A folder of a room may name itself, to be refreshed alone: `('courses', 'details')`.
 */
export function roomQueries(...room: readonly string[]) {
  /** Returns the key of all queries of an endpoint or name, of those whose calls have these parts, or of the room. */
  const key = (target?: Endpoint | string, parts?: object): QueryKey => {
    const named =
      typeof target === 'object'
        ? [`${target.method} ${target.path}`, parts && sentParts(target, parts)]
        : [target, parts];
    return [...room, ...named].filter((part) => part !== undefined);
  };

  /** Query of several calls, or of a part of an answer. `ask` depends on the parts of the key alone. */
  const combined = <P extends object | undefined, T, Shown = T>(
    name: string,
    parts: P,
    ask: (parts: P, context: Context) => Promise<T> | T,
    options?: Options<T, Shown>,
  ) =>
    queryOptions<T, Error, Shown>({
      queryKey: key(name, parts),
      queryFn: (context) => ask(parts, context),
      ...options,
    });

  /** Query of one call. */
  const one = <C extends Call, Shown = AnswerOf<C>>(
    call: C,
    request: CallOf<C> = {},
    options?: Options<AnswerOf<C>, Shown>,
  ) =>
    queryOptions<AnswerOf<C>, Error, Shown>({
      queryKey: key(endpointFor(call, request.params), request),
      queryFn: ({ signal }) => callEndpoint(call, { ...request, signal }),
      ...options,
    });

  /** Query of a list. Its rows stay while other filters or another page load, but never those of another place. */
  const list = <C extends Call, Shown = AnswerOf<C>>(
    call: C,
    request: CallOf<C>,
    options?: Options<AnswerOf<C>, Shown>,
  ) => {
    const sent = sentParts(endpointFor(call, request.params), request);
    const kept = ofSamePlace<AnswerOf<C>>(sent) as Options<AnswerOf<C>, Shown>;
    return one<C, Shown>(call, request, { ...kept, ...options });
  };

  /** Query of all rows of a list, page by page. */
  const every = <C extends Call, Shown = Row<C>[]>(call: C, request: CallOf<C>, options?: Options<Row<C>[], Shown>) =>
    queryOptions<Row<C>[], Error, Shown>({
      queryKey: key(endpointFor(call, request.params), { ...request, every: true }),
      queryFn: ({ signal }) =>
        everyRow((page) => {
          const query = { ...page, ...(request.query as object) } as CallOf<C>['query'];
          return callEndpoint(call, { ...request, query, signal }) as Promise<Page<C>>;
        }),
      ...options,
    });

  return { key, one, list, every, combined };
}

/** Returns the function that refreshes all queries of these rooms. */
export const refreshOf =
  (...rooms: readonly string[]) =>
  (client: QueryClient): Promise<void> =>
    refreshQueries(client, ...rooms);

/** Refreshes all queries of rooms, or those below keys. */
export async function refreshQueries(client: QueryClient, ...target: readonly (string | QueryKey)[]): Promise<void> {
  await Promise.all(target.map((one) => client.invalidateQueries({ queryKey: typeof one === 'string' ? [one] : one })));
}

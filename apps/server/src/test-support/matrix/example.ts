import type { Endpoint, Level, Sent } from '@doselore/contract';
import type { Expectation } from './expectations.ts';
import type { Home, Persona, Position } from './personas.ts';
import type { Attempt, BuiltHome, World } from './world/world.ts';

export type Ids = Readonly<Record<string, string | number>>;

/** Target of one request of the matrix. */
export type At = {
  world: World;
  persona: Persona;
  position: Position;
  /**
   * Organisation of the place. With a session in the address it is that of the session, otherwise that of the persona.
   */
  home: Home;
  place: BuiltHome;
  /** Service of the place, such as `HIGH_S1`. */
  service: string;
  /** Learning records of the person at this position. */
  attempt: Attempt;
  /** Values of the parameters in the address. */
  ids: Ids;
};
/** Finds the values of parameters at a position with a resource. At `absent` every id is one that no record has. */
export type FindIds = (at: Omit<At, 'ids'> & { placeIds: Ids }) => Ids;

export type UploadedFile = { name: string; bytes: Buffer };
export type Callers = Partial<Record<Level, Expectation>>;

/** One endpoint with a request that it accepts, so that only authorisation can refuse it. */
export type Example = {
  endpoint: Endpoint;
  /** Expected callers, by each level of the endpoint. */
  callers: Callers;
  body?: ((at: At) => unknown) | undefined;
  query?: Readonly<Record<string, string | number>> | undefined;
  /** File of an upload. */
  file?: UploadedFile | undefined;
  ids?: FindIds | undefined;
  /** SQL that undoes the request, so that the next persona finds the same data. */
  tidyUp?: string | undefined;
  /** Tables that the request writes to without a row of the audit trail, each with the reason. */
  unaudited?: Readonly<Record<string, string>> | undefined;
};

type Nothing = Record<never, never>;
type Body<E extends Endpoint> =
  | { body: (at: At) => Sent<E, 'body'> }
  /** Body that the endpoint refuses. For endpoints whose success would spoil the data for later requests. */
  | { refusedBody: (at: At) => unknown };
type Bodies = { body?: Example['body']; refusedBody?: Example['body'] };
type Options<E extends Endpoint> = Omit<Example, 'endpoint' | 'callers' | 'body' | 'query'> &
  (Nothing extends Sent<E, 'body'> ? Partial<Body<E>> : Body<E>) & {
    query?: Partial<Record<keyof Sent<E, 'query'>, string | number>>;
  };

/** Declares the example of one endpoint. The type requires a body where the endpoint does. */
export function exampleOf<E extends Endpoint>(
  endpoint: E,
  callers: Callers,
  ...[options]: Nothing extends Options<E> ? [Options<E>?] : [Options<E>]
): Example {
  const { body, refusedBody, ...rest }: Bodies & Omit<Options<Endpoint>, keyof Bodies> = options ?? {};
  return { ...rest, body: body ?? refusedBody, endpoint, callers };
}

/** Facts about one room that the access matrix needs. */
export type RoomMatrix = {
  examples: readonly Example[];
  /** SQL that adds records of the room to the finished world, such as one for each organisation. */
  records?: string;
  /** Parameters that only this room has. */
  ids?: FindIds;
  /** Parameters that keep their value where the resource is absent. */
  words?: (world: World) => Ids;
  /** Tables from which the room deletes rows in no request of the matrix, each with the reason. */
  deletedElsewhere?: Readonly<Record<string, string>>;
};

import type { Readable } from 'node:stream';
import type { Answer, Body, Endpoint, Params, Query } from '@doselore/contract';
import type { Actor, Principal, Scope } from '../access/index.ts';
import type { Services } from '../services.ts';
import type { FileAnswer, UploadedFile } from './answers.ts';
import type { SessionHandle } from './session.ts';

/** What a page is told as it happens; ends with its connection. */
export type EventStream = Readable;

export type Call<E extends Endpoint> = {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** Already checked against the resource of the route; repositories take it as their predicate. */
  scope: Scope;
  /** The signed-in person. Reading it without a session is a 401. */
  readonly person: Principal;
  readonly visitor: Principal | undefined;
  readonly actor: Actor;
  /** Reads the body of an `upload` endpoint. Check first that the caller may put a file there. */
  receiveUpload: () => Promise<UploadedFile>;
  /** For endpoints of which only some calls need it, as others say with `needsStepUp`. */
  requireStepUp: () => void;
  services: Services;
  session: SessionHandle;
  /** `address` is the caller's IP, `host` the Host header, `lastEventId` where a stream of events broke off. */
  caller: { address: string; host: string; lastEventId: string };
};

type Result<E extends Endpoint> = E['kind'] extends 'file'
  ? FileAnswer
  : E['kind'] extends 'events'
    ? EventStream
    : Answer<E>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** An endpoint with the function that answers it. */
export type Route = { endpoint: Endpoint; handle: (call: Call<Endpoint>) => unknown };

export function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

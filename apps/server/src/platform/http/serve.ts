import type { Readable } from 'node:stream';
import type {
  Answer,
  Body,
  Endpoint,
  EndpointSchemas,
  FoundStepUp,
  Params,
  PlaceEndpoint,
  Query,
  SiteEndpoint,
} from '@doselore/contract';
import type { Actor, Checked, Principal, Scope } from '../access/index.ts';
import type { Services } from '../services.ts';
import type { FileAnswer, SheetAnswer, UploadedFile } from './answers.ts';
import type { SessionHandle } from './session.ts';

/** Stream of server-sent events for a page. Ends when its connection closes. */
export type EventStream = Readable;

export type Call<E extends Endpoint> = {
  /** Parameters of the address. Ids that the mount has found inside the scope are checked. */
  params: Checked<Params<E>>;
  query: Query<E>;
  body: Body<E>;
  /** Scope of the caller, already checked against the resource of the route. Repositories use it as their predicate. */
  scope: Scope;
  /** The signed-in person. Throws 401 without a session. */
  readonly person: Principal;
  readonly visitor: Principal | undefined;
  readonly actor: Actor;
  /** Reads the body of an `upload` endpoint. Check first that the caller may put a file there. */
  receiveUpload: () => Promise<UploadedFile>;
  /**
   * Throws `step_up_required` when needed. For a condition that only the command can find out. The row of the endpoint's
   * action names it.
   */
  requireStepUp: (condition: FoundStepUp) => void;
  services: Services;
  session: SessionHandle;
  /**
   * `address` is the caller's IP address, `host` the Host header. `lastEventId` is the last event before a stream broke
   * off. `prefersMinimal`: the caller sent `Prefer: return=minimal` (RFC 7240), and needs what the call has changed alone.
   */
  caller: { address: string; host: string; lastEventId: string; prefersMinimal: boolean };
};

type Result<E extends Endpoint> = E['kind'] extends 'file'
  ? FileAnswer | SheetAnswer
  : E['kind'] extends 'events'
    ? EventStream
    : Answer<E>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** An endpoint with the function that answers it. */
export type Route = { endpoint: Endpoint; handle: (call: Call<Endpoint>) => unknown };

export function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** Serves an endpoint of organisations and one of services with one function. */
export function serveAtPlace<S extends EndpointSchemas>(
  { group, subgroup }: PlaceEndpoint<S>,
  handle: Handler<Endpoint<S>>,
): Route[] {
  return [serve(group, handle), serve(subgroup, handle)];
}

/** Serves an endpoint for records of the site and one for those of organisations with one function. */
export function serveAtSite<S extends EndpointSchemas>(
  { site, ofGroup }: SiteEndpoint<S>,
  handle: Handler<Endpoint<S>>,
): Route[] {
  return [serve(site, handle), serve(ofGroup, handle)];
}

import type { Answer, Body, Endpoint, Level, Params, Query } from '@doselore/contract';
import type { Principal, Scope } from '../access/index.ts';
import type { Services } from '../services.ts';
import type { FileAnswer, UploadedFile } from './answers.ts';
import type { SessionHandle } from './session.ts';

/** Who acts, for the audit trail. */
export type Actor = { id: number; level: Level; requestId?: string };

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
  readonly upload: UploadedFile;
  services: Services;
  session: SessionHandle;
  /** `address` is the caller's IP, `host` the Host header. */
  caller: { address: string; host: string };
};

type Result<E extends Endpoint> = E['kind'] extends 'file' ? FileAnswer : Answer<E>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** An endpoint with the function that answers it. */
export type Route = { endpoint: Endpoint; handle: (call: Call<Endpoint>) => unknown };

export function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

import { z } from 'zod';
import type { Level } from './levels.ts';
import type { Action } from './permissions.ts';

type Shape = z.ZodType;

/**
 * One call, written once and mounted under the prefix of each of its levels.
 * `path` is relative to the prefix; parameters are written `:name`, a last optional one `:name?`.
 * `kind` says how the body travels: `json` both ways, `upload` takes multipart with one file, `file` answers a stream, `events`
 * one that goes on until either side ends it (server-sent events).
 * `needsStepUp` marks what only answers soon after a login, or after the password was typed once more (`stepUp`).
 * `opensBeforeTwoStep` marks a call that is allowed to a session that still has to set up two-step verification.
 * `isBackground` marks a call that a page makes by itself: it is no sign of life, and does not prolong the session.
 * `opensArchived` marks a call that is answered where the place has been archived although it is no GET: it restores.
 * `takesBrokenText` marks a call that saves texts of a package. Other calls refuse a body with a lone surrogate.
 * `isReserved` marks sign-in and commits: some database connections are reserved for them.
 */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly levels: readonly Level[];
  readonly permission: Action;
  readonly kind: 'json' | 'upload' | 'file' | 'events';
  readonly needsStepUp: boolean;
  readonly opensBeforeTwoStep: boolean;
  readonly isBackground: boolean;
  readonly opensArchived: boolean;
  readonly takesBrokenText: boolean;
  readonly isReserved: boolean;
  /** Limit of the body in bytes, where it differs from the server's usual limit. For an upload: limit of its file. */
  readonly bodyBytes?: number | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
};

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Definition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = {
  method: Endpoint['method'];
  path: string;
  levels: readonly [Level, ...Level[]];
  permission: Action;
  kind?: Endpoint['kind'];
  needsStepUp?: boolean;
  opensBeforeTwoStep?: boolean;
  isBackground?: boolean;
  opensArchived?: boolean;
  takesBrokenText?: boolean;
  isReserved?: boolean;
  bodyBytes?: number;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
};

export function defineEndpoint<
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  R extends Shape = Nothing,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    kind: 'json',
    needsStepUp: false,
    opensBeforeTwoStep: false,
    isBackground: false,
    opensArchived: false,
    takesBrokenText: false,
    isReserved: false,
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

export type Params<E extends Endpoint> = z.output<E['params']>;
export type Query<E extends Endpoint> = z.output<E['query']>;
export type Body<E extends Endpoint> = z.output<E['body']>;
export type Answer<E extends Endpoint> = z.output<E['response']>;

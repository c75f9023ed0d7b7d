import type { z } from 'zod';
import type { Level } from './levels.ts';
import type { Action } from './permissions.ts';

/** What one call takes and answers, as schemas. A part that is left out has to be empty. */
export type EndpointSchemas = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

/**
 * One call, written once and mounted under the prefix of each of its levels. It knows its schemas as a type only: the
 * browser loads no schema, and the server finds them with `schemasOf`.
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
export type Endpoint<S extends EndpointSchemas = EndpointSchemas> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly levels: readonly [Level, ...Level[]];
  readonly permission: Action;
  readonly kind: 'json' | 'upload' | 'file' | 'events';
  readonly needsStepUp: boolean;
  readonly opensBeforeTwoStep: boolean;
  readonly isBackground: boolean;
  readonly opensArchived: boolean;
  readonly takesBrokenText: boolean;
  readonly isReserved: boolean;
  /** Limit of the body in bytes, where it differs from the server's usual limit. For an upload: limit of its file. */
  readonly bodyBytes?: number;
  /** The list that this endpoint answers as a spreadsheet. */
  readonly list?: Endpoint;
  /** Never set: it carries the types of the schemas. */
  readonly schemas?: S;
};

type Definition = Pick<Endpoint, 'method' | 'path' | 'levels' | 'permission'> &
  Partial<Omit<Endpoint, 'list' | 'schemas'>>;

const defaults = {
  kind: 'json',
  needsStepUp: false,
  opensBeforeTwoStep: false,
  isBackground: false,
  opensArchived: false,
  takesBrokenText: false,
  isReserved: false,
} as const;

export function endpoint<S extends EndpointSchemas>(definition: Definition): Endpoint<S> {
  return { ...defaults, ...definition };
}

type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>;
type Part = 'params' | 'query' | 'body';
type Nothing = Record<string, never>;
type Received<E extends Endpoint, P extends Part> = P extends keyof SchemasOf<E>
  ? z.output<NonNullable<SchemasOf<E>[P]>>
  : Nothing;

export type Params<E extends Endpoint> = Received<E, 'params'>;
export type Query<E extends Endpoint> = Received<E, 'query'>;
export type Body<E extends Endpoint> = Received<E, 'body'>;
export type Answer<E extends Endpoint> = z.output<SchemasOf<E>['response']>;

/** A part of a call as it is sent: what has a default may be left out. */
export type Sent<E extends Endpoint, P extends Part> = P extends keyof SchemasOf<E>
  ? z.input<NonNullable<SchemasOf<E>[P]>>
  : Nothing;

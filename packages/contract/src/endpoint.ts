import type { z } from 'zod';
import type { Level } from './levels.ts';
import type { Action } from './permissions.ts';

/** Schemas of what one call takes and answers. An omitted part must be empty. */
export type EndpointSchemas = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

/**
 * One call, defined once and mounted under the prefix of each of its levels. It knows its schemas only as a type. The
 * browser loads no schema, and the server finds them with `schemasOf`.
 * `path` is relative to the prefix. Parameters are written `:name`, a last optional one `:name?`.
 * `kind` says how the body is sent. `json` is JSON both ways. `upload` takes multipart with one file. `file` answers a
 * stream. `events` answers a stream of server-sent events until either side ends it.
 * `opensBeforeTwoStep` marks a call that a session may make while it still has to set up two-step verification.
 * `isBackground` marks a call that a page makes by itself. It does not prolong the session.
 * `opensArchived` marks a change that is allowed in an archived place, because it restores the place.
 * `takesBrokenText` marks a call that saves texts of a package. Other calls refuse a body with a lone surrogate.
 * `storedForDay` marks an answer that the browser stores, encrypted, for a day without a connection: always, or only about
 * a course of today or tomorrow. An answer below the address of such a course is about it too.
 * `needsBookings` marks a call of bookings. While they are switched off, it answers 409; site admins can still read.
 * `isReserved` marks sign-in and commits: some database connections are reserved for them.
 */
export type Endpoint<S extends EndpointSchemas = EndpointSchemas> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly levels: readonly [Level, ...Level[]];
  readonly permission: Action;
  readonly kind: 'json' | 'upload' | 'file' | 'events';
  readonly opensBeforeTwoStep: boolean;
  readonly isBackground: boolean;
  readonly opensArchived: boolean;
  readonly takesBrokenText: boolean;
  readonly needsBookings: boolean;
  readonly isReserved: boolean;
  readonly storedForDay?: 'always' | 'soon';
  /**
   * Limit of the body in bytes, where it differs from the usual limit of the server. For an upload: limit of its file.
   */
  readonly bodyBytes?: number;
  /** List that this endpoint answers as a spreadsheet. */
  readonly list?: Endpoint;
  /** Never set. Carries the types of the schemas. */
  readonly schemas?: S;
};

export type Definition = Pick<Endpoint, 'method' | 'path' | 'levels' | 'permission'> &
  Partial<Omit<Endpoint, 'list' | 'schemas'>>;

const defaults = {
  kind: 'json',
  opensBeforeTwoStep: false,
  isBackground: false,
  opensArchived: false,
  takesBrokenText: false,
  needsBookings: false,
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

/** Part of a call as the client sends it. Fields with a default may be left out. */
export type Sent<E extends Endpoint, P extends Part> = P extends keyof SchemasOf<E>
  ? z.input<NonNullable<SchemasOf<E>[P]>>
  : Nothing;

import type { Body, Endpoint, EndpointSchemas, Params, Query } from '@doselore/contract';
import type { Actor, Checked, Scope } from '../access/index.ts';
import type { Services } from '../services.ts';

/** Parts of a call that a list needs. A report or a scheduled file can make one without a request. */
export type ListCall<S extends EndpointSchemas> = {
  params: Checked<Params<Endpoint<S>>>;
  query: Query<Endpoint<S>>;
  body: Body<Endpoint<S>>;
  scope: Scope;
  services: Services;
  readonly actor: Actor;
};

/**
 * Call as the functions of a declaration get it. `facts` are those of the declaration. `isSheet` tells the rows of a
 * spreadsheet from those of one page.
 */
export type ReadyCall<S extends EndpointSchemas, Facts> = ListCall<S> & { facts: Facts; isSheet: boolean };

type FindFacts<S extends EndpointSchemas, Facts> = ((call: ListCall<S>) => Facts | Promise<Facts>) | undefined;

/** Finds the facts of a call, once. A spreadsheet asks for every page. */
export async function ask<S extends EndpointSchemas, Facts>(
  call: ListCall<S>,
  target: { facts: FindFacts<S, Facts>; isSheet: boolean },
): Promise<ReadyCall<S, Facts>> {
  const { params, scope, services } = call;
  // Without `facts` in the declaration their type is undefined.
  const facts = (await target.facts?.(call)) as Facts;
  const paged = target.isSheet ? everyPage : <T>(filter: T) => filter;
  return {
    ...{ params, query: paged(call.query), body: paged(call.body), scope, services, facts, isSheet: target.isSheet },
    // A visitor has none, so it is read only where a list needs it.
    get actor() {
      return call.actor;
    },
  };
}

/**
 * Maximum number of rows in a spreadsheet. More than spreadsheet programs open easily, and only a deliberate export
 * reaches it.
 */
const sheetRowsMax = 500_000;

/** Returns the query of a list, or the body of a paged POST, for every row that its filters show. */
function everyPage<T>(filter: T): T {
  const isPaged = typeof filter === 'object' && filter !== null && 'per_page' in filter;
  return isPaged ? { ...filter, page: 1, per_page: sheetRowsMax } : filter;
}

import type { Endpoint, Level, Place, Sent } from '@doselore/contract';

/** An endpoint, or both endpoints of a call: those of `atPlace`, or those of `atSite`. */
export type Call =
  | Endpoint
  | { readonly group: Endpoint; readonly subgroup: Endpoint }
  | { readonly site: Endpoint; readonly ofGroup: Endpoint };

/** Type of the endpoint of a call. Both endpoints of a place have the same schemas. */
export type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : C extends { readonly group: infer E extends Endpoint } | { readonly site: infer E extends Endpoint }
    ? E
    : never;

/** Parts of a call. */
export type Parts<C extends Call> = {
  /** Level under which the endpoint is called. Left out for an endpoint of one level. */
  level?: Level;
  params?: Sent<EndpointOf<C>, 'params'>;
  query?: Sent<EndpointOf<C>, 'query'>;
  body?: Sent<EndpointOf<C>, 'body'>;
};

/**
 * Returns the endpoint of a call. The organisation and service among the parameters choose between two endpoints, as
 * `endpointAt` and `endpointOf` of the contract do, which the login page does not load.
 */
export function endpointFor(call: Call, params: unknown): Endpoint {
  if ('path' in call) return call;
  const { groupId, subgroupId } = (params ?? {}) as Partial<Place>;
  if ('group' in call) return subgroupId === undefined ? call.group : call.subgroup;
  return groupId === undefined ? call.site : call.ofGroup;
}

import type { Endpoint } from '@doselore/contract';

/** Endpoint, or the two of `atPlace` or `atSite`. */
export type AnyPlace<E extends Endpoint> =
  | E
  | { readonly group: E; readonly subgroup: E }
  | { readonly site: E; readonly ofGroup: E };

/** Returns the endpoints of a call: one, or both of `atPlace` or `atSite`. */
export function endpointsOf<E extends Endpoint>(of: AnyPlace<E>): E[] {
  if ('group' in of) return [of.group, of.subgroup];
  return 'site' in of ? [of.site, of.ofGroup] : [of];
}

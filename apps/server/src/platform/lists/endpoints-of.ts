import type { Endpoint } from '@doselore/contract';

/** Endpoint, or the two of `atPlace` or `atSite`. */
export type AnyPlace<E extends Endpoint> =
  | E
  | { readonly group: E; readonly subgroup: E }
  | { readonly site: E; readonly ofGroup: E };

/** Returns the endpoints of a call: one, or both of `atPlace` or `atSite`. */
export function endpointsOf<E extends Endpoint>(target: AnyPlace<E>): E[] {
  if ('group' in target) return [target.group, target.subgroup];
  return 'site' in target ? [target.site, target.ofGroup] : [target];
}

export { publishName, termOf, useContextName } from './context-names.ts';
export { entryOf, parseRouteId, useCurrentRoute, useRouteId, useRouteIdOrZero } from './current-route.ts';
export { groupItems, type NavigationGroup, type NavigationItem, placesIn, railAt, railOf } from './navigation.ts';
export { ownPath } from './own-path.ts';
export { PagePlaceContext, usePageParams } from './page-place.ts';
export {
  createRegistry,
  fillRoute,
  findByReference,
  type Registry,
  RegistryContext,
  trailHref,
  trailOf,
  useRegistry,
} from './registry.ts';
export { defineRoutes, type GivenRoute, paramsIn, type RouteEntry } from './route-entry.ts';
export { usePlace, usePlaceIds } from './use-place.ts';

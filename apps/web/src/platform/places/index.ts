export { isPageOpen } from './open-pages.ts';
export { findVirtualGroup, groupQuery, subgroupQuery, virtualGroupKeys, virtualGroupQuery } from './places.queries.ts';
export { type ArchivedPlace, useArchivedPlace } from './use-archived-place.ts';
export { useAreaOfPlace } from './use-area-of-place.ts';
export { type MissingKind, useMissingPlace } from './use-missing-place.ts';
export { usePlaceNames } from './use-place-names.ts';

export { groupQuery, subgroupQuery, virtualGroupQuery } from './places.queries.ts';
export { usePlaceNames } from './use-place-names.ts';

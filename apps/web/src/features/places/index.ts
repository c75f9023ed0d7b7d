export { groupQuery, subgroupQuery } from './places.queries.ts';
export { usePlaceNames } from './use-place-names.ts';

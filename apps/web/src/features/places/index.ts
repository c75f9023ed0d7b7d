export { usePlaceNames } from './use-place-names.ts';

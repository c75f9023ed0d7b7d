/** Regions of the UK, in the order of the lists. */
export const regions = [
  'North East',
  'North West',
  'Yorkshire',
  'East Midlands',
  'West Midlands',
  'East',
  'London',
  'South East',
  'South West',
  'Wales',
  'Scotland',
  'Northern Ireland',
] as const;
export type Region = (typeof regions)[number];

/** Lists of places: those in use, and those that were archived. */
export const placeLists = ['open', 'archived'] as const;
export type PlaceList = (typeof placeLists)[number];

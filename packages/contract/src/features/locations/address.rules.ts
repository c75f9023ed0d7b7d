/** Bounds of the UK with its islands, in degrees. */
export const ukBounds = { south: 49, north: 61.5, west: -9, east: 2.5 } as const;

/** Message when only one of the two is given. */
export const halfPosition = 'Enter both latitude and longitude, or neither';

export const coverMotifs = ['capsule', 'hex', 'drop', 'leaf', 'wave', 'cross', 'rings', 'label'] as const;
export type CoverMotif = (typeof coverMotifs)[number];
export const coverHues = ['bottle', 'amber', 'leaf', 'gentian'] as const;
export type CoverHue = (typeof coverHues)[number];
export const renewalBases = ['completion', 'anniversary'] as const;

/** Maximum number of minutes of a module. */
export const moduleMinutesMax = 600;

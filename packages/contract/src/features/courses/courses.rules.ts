export const coverMotifs = ['capsule', 'hex', 'drop', 'leaf', 'wave', 'cross', 'rings', 'label'] as const;
export const coverHues = ['bottle', 'amber', 'leaf', 'gentian'] as const;
export const renewalBases = ['completion', 'anniversary'] as const;

/** Most minutes that a module can take. */
export const moduleMinutesMax = 600;

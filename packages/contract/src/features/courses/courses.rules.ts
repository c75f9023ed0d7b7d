export const coverMotifs = ['capsule', 'hex', 'drop', 'leaf', 'wave', 'cross', 'rings', 'label'] as const;
export const coverHues = ['bottle', 'amber', 'leaf', 'gentian'] as const;
export const renewalBases = ['completion', 'anniversary'] as const;

/** Maximum number of minutes of a module. */
export const moduleMinutesMax = 600;

export const movementKinds = [
  'purchase',
  'allocate',
  'return',
  'issue',
  'start',
  'reclaim',
  'delete',
  'adjust',
  'void',
  'months',
  'merge',
] as const;

export const mergeKinds = ['users', 'groups'] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** Kinds of records of an account, in the order of the preview. */
export const mergeRecordKinds = [
  'memberships',
  'services',
  'managed',
  'led',
  'licences',
  'live',
  'attempts',
  'certificates',
  'paper',
  'external',
  'sessions',
  'cpd',
  'questions',
  'notifications',
] as const;
export type MergeRecordKind = (typeof mergeRecordKinds)[number];

export const groupRecordKinds = [
  'services',
  'members',
  'managers',
  'sessions',
  'pot',
  'pools',
  'held',
  'used',
  'orders',
  'licences',
  'attempts',
  'certificates',
  'external',
  'documents',
] as const;
export type GroupRecordKind = (typeof groupRecordKinds)[number];

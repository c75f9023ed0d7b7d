/** Kinds of duplicate records besides people. `months` is stock of one course, `venues` are places of courses. */
export const duplicateKinds = ['licences', 'certificates', 'months', 'venues', 'services'] as const;
export type DuplicateKind = (typeof duplicateKinds)[number];
export const duplicateKindTitles: Record<DuplicateKind, string> = {
  licences: 'Licences',
  certificates: 'Certificates',
  months: 'Certificate months',
  venues: 'Venues',
  services: 'Services',
};

export const duplicateRecordReasons = {
  same_course: { kinds: ['licences', 'certificates'], title: 'Same course' },
  refresher: { kinds: ['licences', 'certificates'], title: 'A course and its refresher' },
  equivalent: { kinds: ['licences'], title: 'Courses that count as the same' },
  months: { kinds: ['months'], title: 'Same course, other months' },
  spelling: { kinds: ['venues'], title: 'Different spelling' },
  ods: { kinds: ['services'], title: 'Same ODS code' },
  premises: { kinds: ['services'], title: 'Same premises number' },
  name: { kinds: ['services'], title: 'Same name in one organisation' },
} as const satisfies Record<string, { kinds: readonly DuplicateKind[]; title: string }>;
export type DuplicateRecordReason = keyof typeof duplicateRecordReasons;
export const duplicateRecordReasonKeys = Object.keys(duplicateRecordReasons) as [
  DuplicateRecordReason,
  ...DuplicateRecordReason[],
];

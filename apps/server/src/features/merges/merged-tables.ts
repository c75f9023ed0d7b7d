/**
 * Treatment of a moved row that has been deleted: `skip` leaves it out of the undo, `refuse` refuses the whole undo.
 */
type WhenGone = 'skip' | 'refuse';

type MergedTable = {
  /** Name of one row in messages to the person who undoes the merge. */
  record: string;
  whenGone: WhenGone;
  /** Primary key, where it is not `id`. */
  key?: readonly string[];
  /** The undo leaves rows alone that have been changed since the merge. */
  keepsChanges?: true;
};

/** Every table with rows that a merge or a repair changes. */
export const mergedTables = {
  // Learning, licences and places. Nothing in the product deletes these rows, and other rows need them.
  users: { record: 'account', whenGone: 'refuse' },
  groups: { record: 'organisation', whenGone: 'refuse' },
  subgroups: { record: 'service', whenGone: 'refuse' },
  subgroup_codes: { record: 'code of a service', whenGone: 'refuse' },
  virtual_groups: { record: 'Pharmacist-led Course', whenGone: 'refuse' },
  virtual_group_delegates: { record: 'delegate', whenGone: 'refuse', key: ['virtual_group_id', 'user_id'] },
  group_members: { record: 'membership', whenGone: 'refuse', key: ['group_id', 'user_id'] },
  licences: { record: 'licence', whenGone: 'refuse' },
  licence_orders: { record: 'licence order', whenGone: 'refuse' },
  licence_requests: { record: 'licence request', whenGone: 'refuse' },
  course_users: { record: 'course record', whenGone: 'refuse' },
  sco_users: { record: 'attempt', whenGone: 'refuse' },
  paper_results: { record: 'paper result', whenGone: 'refuse' },
  certificates: { record: 'certificate', whenGone: 'refuse' },
  documents: { record: 'document', whenGone: 'refuse' },
  // A person who was removed from a place since the merge stays removed.
  subgroup_members: {
    record: 'member of a service',
    whenGone: 'skip',
    key: ['subgroup_id', 'user_id'],
    keepsChanges: true,
  },
  subgroup_managers: {
    record: 'admin of a service',
    whenGone: 'skip',
    key: ['subgroup_id', 'user_id'],
    keepsChanges: true,
  },
  group_managers: {
    record: 'admin of an organisation',
    whenGone: 'skip',
    key: ['group_id', 'user_id'],
    keepsChanges: true,
  },
  user_roles: { record: 'role', whenGone: 'skip', key: ['user_id', 'role'] },
  // Rows that people, erasure or daily jobs delete, and rows that no other row needs.
  external_course_users: { record: 'external course', whenGone: 'skip' },
  cpd_records: { record: 'CPD record', whenGone: 'skip' },
  notifications: { record: 'notification', whenGone: 'skip' },
  pharmacist_questions: { record: 'question', whenGone: 'skip' },
  name_changes: { record: 'name change', whenGone: 'skip' },
  link_tokens: { record: 'link', whenGone: 'skip' },
  session_feedback: { record: 'feedback', whenGone: 'skip' },
  subgroup_settings: { record: 'settings of a service', whenGone: 'skip', key: ['subgroup_id'] },
} as const satisfies Record<string, MergedTable>;
export type MergedTableName = keyof typeof mergedTables;

export function mergedTable(name: MergedTableName): MergedTable {
  return mergedTables[name];
}

export function keyOf(name: MergedTableName): readonly string[] {
  return mergedTable(name).key ?? ['id'];
}

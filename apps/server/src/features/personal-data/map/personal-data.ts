import { erasedData } from './erased-data.ts';
import { keptData } from './kept-data.ts';
import type { PersonalData, PersonalTable, Table } from './map-types.ts';

function nothing<T extends Table>(...tables: readonly T[]): Record<T, 'nothing'> {
  return Object.fromEntries(tables.map((table) => [table, 'nothing'])) as Record<T, 'nothing'>;
}

/**
 * What each table holds about people, how long, and what erasure does to it. Exports, erasure and the daily job go by it;
 * a test holds it against the schema.
 */
export const personalData: PersonalData = {
  ...erasedData,
  ...keptData,
  // Its superintendent pharmacist, by name and number.
  groups: { class: 'places', erase: 'specially' },
  distinct_things: { actors: ['decided_by'] },
  documents: { actors: ['uploaded_by'] },
  fix_plans: { actors: ['prepared_by', 'applied_by', 'undone_by'] },
  idempotency_keys: { actors: ['actor_id'] },
  imports: { actors: ['created_by'] },
  link_rounds: { actors: ['created_by'] },
  licence_orders: { actors: ['ordered_by'] },
  licence_requests: { actors: ['requested_by', 'decided_by'] },
  merges: { actors: ['merged_by', 'undone_by'] },
  package_versions: { actors: ['uploaded_by'] },
  subgroup_codes: { actors: ['recorded_by'] },
  virtual_groups: { actors: ['trainer_user_id'] },
  ...nothing('abstract_courses', 'abstract_paper_courses', 'assessment_options', 'assessment_questions', 'assessments'),
  ...nothing(
    'audit_heads',
    'audit_sealing',
    'audit_seals',
    'background_tasks',
    'backup_lease',
    'course_materials',
    'courses',
  ),
  ...nothing(
    'external_courses',
    'group_settings',
    'file_checks',
    'ledger_checks',
    'licence_accounts',
    'packages',
    'paper_courses',
  ),
  ...nothing(
    'duplicate_searches',
    'duplicate_things',
    'licence_batches',
    'licence_level_settings',
    'licence_level_states',
  ),
  ...nothing('linked_abstract_courses'),
  ...nothing(
    'scheduled_jobs',
    'unnamed_files',
    'sco_versions',
    'scos',
    'site_figures',
    'site_settings',
    'subgroup_settings',
    'subgroups',
  ),
  ...nothing('throttles', 'used_challenges'),
};

/** Tables with rows about people, in the order in which they are erased. */
export function personalTables(): { table: Table; held: PersonalTable }[] {
  return Object.entries(personalData).flatMap(([table, held]) =>
    typeof held === 'object' && 'about' in held ? [{ table: table as Table, held: held as PersonalTable }] : [],
  );
}

/** Where a table leads to its person through another one: that one's place. */
export function ownerOf(table: Table): PersonalTable['about'] {
  const held = personalTables().find((one) => one.table === table)?.held;
  if (held === undefined) throw new Error(`Nothing in ${table} is about a person`);
  return held.about;
}

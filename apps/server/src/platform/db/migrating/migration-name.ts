/** Migrations that landed before names began with a time, in another order than their numbers. The list is closed. */
const numbered = new Set(
  `
    0001_people_and_places 0002_catalogue 0003_licences_and_learning 0004_questions_and_notifications
    0005_documents_and_terms 0006_own_details 0007_second_step 0008_cpd_records 0009_sessions_for_learners
    0010_distance_learning 0011_paper_external_and_feedback 0012_passkeys 0013_jobs_and_reminders
    0020_people_at_every_level 0030_imports 0032_merges 0033_distinct_people 0035_audit_trail 0036_dashboards
    0037_erasure 0038_broken_managers 0040_licences_at_every_level 0044_site_figures 0045_virtual_groups_end
    0046_retention_and_password_links 0047_refreshers 0048_duplicate_pairs 0049_issued_licences
    0050_certified_delegates 0051_counts_out_of_indexes 0056_session_step_up 0057_managed_before_leaving
    0059_codes_from_the_start 0060_duplicate_things 0061_vacuum_attempts 0064_file_checks 0067_values_of_the_run_time
    0069_throttles 0070_notification_places 0071_two_step_policy 0074_invitation_reminders
  `
    .trim()
    .split(/\s+/u)
    .map((name) => `${name}.sql`),
);

const timed = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])[0-5]\d_[a-z0-9_]+\.sql$/u;

/** Returns whether the migration landed under a number. Such migrations are applied in any order. */
export function isNumbered(file: string): boolean {
  return numbered.has(file);
}

/** Returns the folder of a migration: its day, or its half of the numbers. A folder has at most 40 files. */
export function folderOf(name: string): string {
  if (isNumbered(name)) return name < '0040' ? '0001-0039' : '0040-0079';
  return `${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}`;
}

/** Throws when the name is neither a number that has landed nor a time. */
export function checkMigrationName(file: string): void {
  if (isNumbered(file) || timed.test(file)) return;
  throw new Error(
    `Rename apps/server/src/migrations/${file}: its name must begin with its time in UTC, for example ` +
      '20261122T1930_what_it_does.sql. `npm run new-migration -- what_it_does` makes a file with such a name.',
  );
}

/** Names a new migration by the minute in UTC and by what it does. Throws when `last` would sort after it. */
export function nameMigration(what: string, { now, last }: { now: Date; last: string }): string {
  const name = `${now.toISOString().slice(0, 16).replaceAll(/[-:]/gu, '')}_${what}.sql`;
  if (!timed.test(name))
    throw new Error('Name what the migration does in lower case: npm run new-migration -- what_it_does');
  if (name <= last) throw new Error(`${last} would come after ${name}. Wait a minute, or correct the clock.`);
  return name;
}

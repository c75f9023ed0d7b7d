import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..', '..');

/** Lists the tables from which the server's code deletes rows. */
export function listDeletedTables(): string[] {
  const files = globSync('{features,platform}/**/*.ts', { cwd: source }).filter(
    (file) => !/\.(test|faults|factory)\.ts$/u.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\.deleteFrom\('(\w+)'\)|\bdelete from (\w+)/gu)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  );
  return [...new Set(names)].sort();
}

const signIn = 'every sign-in writes to this table, so the matrix does not look at it';
const byJob = 'a daily job or a background task deletes these rows, no request';
const byErasure = 'an erasure deletes these rows, and the matrix erases nobody';
const needsPassword = 'the request asks for a password, which the matrix does not know';
const oneRow = 'the same function saves the value and takes it back, with the same row of the audit trail';
const searchAgain = 'a search removes what is no longer found, and nothing changes between the searches of the matrix';
const needsDuplicates = 'the matrix has no duplicates that are marked as distinct';

/** Tables from which no request of the matrix deletes a row, with the reason. */
export const deletedElsewhere: Readonly<Record<string, string>> = {
  background_tasks: byJob,
  distinct_people: needsDuplicates,
  distinct_things: needsDuplicates,
  duplicate_pairs: searchAgain,
  duplicate_things: searchAgain,
  erased_files: byJob,
  fix_plans: byJob,
  imports: byJob,
  licence_level_settings: oneRow,
  link_rounds: byJob,
  linked_abstract_courses: oneRow,
  material_reads: 'the matrix has handed in the assessment, and nothing is marked as unread after that',
  merge_changes: 'the merge and the repairs of the matrix have been undone already',
  muted_notices: 'a person’s own choice, which unaudited.ts allows in both directions',
  notifications: byJob,
  outbox_messages: byErasure,
  password_reset_requests: byJob,
  pharmacist_questions: byJob,
  recovery_codes: needsPassword,
  second_steps: needsPassword,
  sessions: signIn,
  throttles: signIn,
  unnamed_files: byJob,
  used_challenges: 'a sign-in with a passkey removes expired rows, and the matrix has no authenticator',
  user_roles: 'a role goes with the last place; the leaver of the matrix has others',
};

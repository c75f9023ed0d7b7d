import { expect, test } from 'vitest';
import { openTestApp } from '../test-support/test-app.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

/** Reasons why tables have no rows in the demo world, each with its tables. */
const reasons = {
  'The server and its daily jobs write it': `
    audit_heads audit_seals certificate_reminders course_reminders document_notice_days document_notices document_review_notices erased_files file_checks ledger_checks
    product_notices scheduled_jobs sessions site_figures throttles unnamed_files used_challenges`,
  'Holds secrets, links or devices of people who sign in': `
    email_changes link_tokens passkeys password_reset_requests recovery_codes second_steps`,
  'The first use of its screen writes it, and the screen shows the default before': `
    course_feedback distinct_people distinct_things document_reminder_rounds document_reminders session_joins licence_level_settings link_round_people link_rounds merge_changes
    merges muted_notices subgroup_settings super_admin_proposals`,
};
const empty = Object.values(reasons).flatMap((names) => names.trim().split(/\s+/u));

const server = await openTestApp();
await seedDemoWorld(server.services, () => undefined);

async function listEmptyTables(): Promise<string[]> {
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.rows(`select from "${name}" limit 1`);
    if (rows.length === 0) found.push(name);
  }
  return found;
}

test('the demo world has rows in every table', async () => {
  const found = await listEmptyTables();
  const missing = found.filter((table) => !empty.includes(table));
  expect(
    missing.map((table) => `${table}: seed rows in apps/server/src/seed, or give the reason in every-table.test.ts`),
  ).toEqual([]);
  expect(empty.filter((table) => !found.includes(table))).toEqual([]);
});

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLedgerNow } from './features/licences/ledger/index.ts';
import { sealAudits, verifyAudits } from './features/site/audits/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { connect, inTransaction } from './platform/db/index.ts';
import { runBackground } from './test-support/background.ts';
import { rowsOn } from './test-support/database.ts';
import { buildUser } from './test-support/people.factory.ts';
import { buildSubject, mark } from './test-support/personal-data.factory.ts';
import { openBackupCommands } from './test-support/servers/backup-commands.ts';
import { openTestApp } from './test-support/test-app.ts';

const commands = openBackupCommands();
const { place, newDatabase, lineFor, runLine, refusalOf } = commands;
const app = await openTestApp();
app.clock.set(new Date().toISOString());
const admin = await app.as(await buildUser(app.db, { roles: ['super_admin'] }));
const subject = await buildSubject(app);
const [merge] = await app.rows<{ drop_id: number }>('select drop_id from merges where id = $1', [subject.mergeId]);
const mergedId = merge?.drop_id ?? 0;
const formerAdminId = await buildUser(app.db, { lastName: 'Formeradmin', roles: ['super_admin'] });
const keptId = await buildUser(app.db, { lastName: 'Stayer' });
const file = path.join(app.folder, 'erasures.txt');
const archive = path.join(place, 'before.backup');
const passedOver = { SECRET_KEY: 'the key of the restore, long enough' };

const advance = (milliseconds: number) => app.clock.set(new Date(Date.now() + milliseconds).toISOString());
async function erase(userId: number): Promise<void> {
  const answer = await admin.post(`/api/admin/users/${userId}/erase`, { reason: 'personAsked' });
  expect(answer.statusCode).toBe(200);
}
const namesOn = async (url: string, ids: readonly number[]) =>
  (
    await rowsOn<{ name: string }>(url, `select last_name as name from users where id in (${ids.join()}) order by id`)
  ).map(({ name }) => name);

test('a restore erases people again who were erased after the backup, and says who', async () => {
  await runLine(lineFor('backup', archive), app.environment);
  advance(1_000);
  await erase(subject.userId);
  await app.rows('delete from user_roles where user_id = $1', [formerAdminId]);
  await erase(formerAdminId);
  await runBackground(app);
  const restored = { ...passedOver, DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'restored') };
  const line = lineFor('restore', `${archive} --without-key`);
  expect(await refusalOf(line, restored)).toContain('erasures.txt is missing');
  const printed = await runLine(line, { ...restored, ERASURES_FILE: file });
  const ids = [subject.userId, mergedId, formerAdminId];
  const shown = `are erased again: ${ids.toSorted((a, b) => a - b).join(', ')}.`;
  expect(printed).toContain(shown);
  expect(await namesOn(restored.DATABASE_URL, [...ids, keptId])).toEqual(
    [...ids, keptId].toSorted((a, b) => a - b).map((id) => (id === keptId ? 'Stayer' : `person ${id}`)),
  );
  const events = `select actor_id, detail ->> 'reason' as reason from audit_events where action = 'users.erase'`;
  const again = { actor_id: null, reason: 'erasedBefore' };
  expect(await rowsOn(restored.DATABASE_URL, events)).toEqual([again, again]);
  expect(await rowsOn(restored.DATABASE_URL, `select 1 from cpd_records where title = '${mark}'`)).toEqual([]);
  const { db, close } = connect(restored.DATABASE_URL, app.services.config.connections);
  await inTransaction(db, sealAudits);
  expect((await verifyAudits(db, systemClock)).fault).toBeNull();
  expect((await checkLedgerNow(db, systemClock)).faults).toEqual([]);
  await close();
  const admins = await runLine('npm run admin -- erase-again', { ...restored, ERASURES_FILE: file });
  expect(admins).toContain('Nobody had to be erased again.');
}, 120_000);

test('the list holds moments and numbers only, and each erasure once', async () => {
  await runBackground(app);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Doselore erasures of [\w-]{16}$/u);
  expect(
    lines
      .slice(1)
      .map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z /u, ''))
      .map(Number),
  ).toEqual([subject.userId, mergedId, formerAdminId].toSorted((a, b) => a - b));
});

test('a restore refuses a damaged list, and leaves a lost one out on request', async () => {
  const target = { ...passedOver, DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'refused') };
  const damaged = path.join(place, 'damaged.txt');
  writeFileSync(damaged, readFileSync(file));
  appendFileSync(damaged, '2026-11-2');
  const line = lineFor('restore', `${archive} --without-key`);
  expect(await refusalOf(line, { ...target, ERASURES_FILE: damaged })).toContain('is damaged in line 5');
  expect(await runLine(lineFor('restore', `${archive} --without-key --without-erasures`), target)).toContain(
    'have their data again',
  );
  expect(await namesOn(target.DATABASE_URL, [formerAdminId])).toEqual(['Formeradmin']);
  const other = path.join(place, 'other.txt');
  writeFileSync(other, `Doselore erasures of another-install\n2099-01-01T00:00:00.000Z ${keptId}\n`);
  const again = 'npm run admin -- erase-again';
  expect(await refusalOf(again, { ...target, ERASURES_FILE: other })).toContain('of another installation');
  expect(await runLine(again, { ...target, ERASURES_FILE: file })).toContain(`${formerAdminId}`);
  expect(await namesOn(target.DATABASE_URL, [formerAdminId, keptId])).toEqual([`person ${formerAdminId}`, 'Stayer']);
}, 120_000);

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runDueJobs, runTasks } from '../../../../platform/jobs/index.ts';
import { placesOf } from '../../../../test-support/personal-data/texts.ts';
import { buildSubject } from '../../../../test-support/personal-data.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { sealAudits, verifyAudits } from '../../../site/audits/index.ts';
import { applyRetention, erasureTask } from '../index.ts';
import { personalTables } from '../map/personal-data.ts';
import { countRows } from '../personal-tables.repository.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const log = (problem: string) => expect(problem).toBe('');

test('after erasure only locked certificates name the person, and after their class nothing does', async () => {
  const subject = await buildSubject(server);
  const admin = await server.as(subject.adminId);
  const at = `/api/admin/users/${subject.userId}`;
  for (const one of personalTables()) {
    const advice = `Build a row of ${one.table} in test-support/personal-data.factory.ts`;
    expect(await countRows(db, one, [subject.userId]), advice).toBeGreaterThan(0);
  }
  const before = await placesOf(server, subject.strings);
  expect(before).toEqual(
    expect.arrayContaining([
      'users.last_name',
      'outbox_messages.body_html',
      'import_rows.cells',
      'groups.superintendent_name',
      'venues.contact_name',
      'sco_user_suspend_data.suspend_data',
      'paper_results.reason',
      'licences.retry_reason',
    ]),
  );
  const [evidence] = await server.rows<{ key: string }>(
    'select evidence_key as key from external_course_users where user_id = $1',
    [subject.userId],
  );
  const [scan] = await server.rows<{ key: string }>('select storage_key as key from paper_scans');
  const files = [evidence, scan].map((one) => services.files.pathOf(one?.key ?? ''));
  const shown = (await admin.post(`${at}/erasure-preview`, {})).json();
  expect(shown).toMatchObject({ files: 4, reclaimed: 1, revoked: 2, accounts: 1 });
  expect(shown.names).toEqual([{ training_class: 'statutory', certificates: 1, until: '2036-01-10' }]);
  expect(shown.classes).toContainEqual({ name: 'lists', rows: 1 });
  expect(
    [await placesOf(server, subject.strings), files.map((file) => existsSync(file))],
    'a preview changes nothing',
  ).toEqual([before, [true, true]]);

  await inTransaction(db, sealAudits);
  expect((await admin.post(`${at}/erase`, { reason: 'personAsked' })).statusCode).toBe(200);
  expect(await placesOf(server, subject.strings)).toEqual([
    'certificates.holder_first_name',
    'certificates.holder_last_name',
  ]);
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  await server.rows(`update backup_lease set held_until = now() + interval '1 minute'`);
  await runTasks({ db, clock, kinds: [erasureTask(services)], log });
  expect(
    files.map((file) => existsSync(file)),
    'a running backup copies them',
  ).toEqual([true, true]);
  await server.rows(`update backup_lease set held_until = '-infinity'`);
  clock.advance(60_000);
  await runTasks({ db, clock, kinds: [erasureTask(services)], log });
  expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  expect(await server.rows('select 1 from erased_files')).toEqual([]);
  await inTransaction(db, sealAudits);
  expect((await verifyAudits(db, clock)).fault).toBeNull();
  expect((await verifyLedger(db)).faults).toEqual([]);
  const [code] = await server.rows<{ verify_code: string }>('select verify_code from certificates where user_id = $1', [
    subject.userId,
  ]);
  expect((await server.visitor().get(`/certificate-check/${code?.verify_code}`)).json()).toMatchObject({
    holder: 'Name erased',
    title: 'Safe dispensing',
  });

  clock.set('2036-01-11T09:00:00Z');
  await runDueJobs({ db, clock, jobs: [applyRetention(clock)], log });
  expect(await placesOf(server, subject.strings)).toEqual([]);
});

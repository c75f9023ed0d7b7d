import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCourseZip } from '../../apps/server/src/test-support/zip.ts';
import { courseOf } from '../support/browser.ts';
import { endDatabase, rowsOf } from '../support/database.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney({ hasOwnDatabase: true });

test('loses nothing of an open course when the server is killed and restarted', async () => {
  await on.openCourse();
  await on.server.kill();
  const place = await on.turn();
  await on.untilUnsaved();
  await on.server.restart();
  await on.untilSaved();
  await on.untilStored(on.attemptOn(), await on.said());
  await on.expectResumeAt(place);
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  'saves and resumes an open course after the database ended (%s) and came back',
  async (signal) => {
    await on.openCourse();
    await on.turn();
    await on.untilSaved();
    const [attempt, acknowledged] = [on.attemptOn(), await on.said()];
    await on.untilStored(attempt, acknowledged);
    endDatabase(on.server, signal);
    const place = await on.turn();
    await on.untilStored(attempt, await on.said());
    await on.untilSaved();
    expect((await on.said()).place).not.toBe(acknowledged.place);
    await on.expectResumeAt(place);
  },
);

test('continues an open course with its package after that was replaced; later starts get the new one', async () => {
  await on.openCourse();
  await on.turn();
  const attempt = on.attemptOn();
  await replacePackage(attempt);
  const place = await on.turn();
  await on.untilSaved();
  await on.untilStored(attempt, await on.said());
  expect(await versionOf(attempt)).toBe(1);
  await on.expectResumeAt(place);
  const late = await on.signIn('nadia.hussain', '/my-learning-zone');
  await late.getByRole('link', { name: 'Start: Sepsis: spotting deterioration' }).click();
  await late.getByRole('button', { name: 'Start course' }).click();
  await courseOf(late).getByRole('heading', { name: 'The second version' }).waitFor();
  expect(await versionOf(on.attemptOn(late))).toBe(2);
  await late.context().close();
});

/** Replaces the package on the site admin's screen by another version of the same module. */
async function replacePackage(attempt: number): Promise<void> {
  const [sco] = await rowsOf<{ course_id: number; identifier: string }>(
    on.server,
    'select s.course_id, s.identifier from scos s join sco_users a on a.sco_id = s.id where a.id = $1',
    [attempt],
  );
  const zip = path.join(on.server.dataDir, 'second.zip');
  const files = { 'index.html': '<!doctype html><title>Second</title><h1>The second version</h1>' };
  writeFileSync(zip, await buildCourseZip([{ identifier: sco?.identifier ?? '', title: 'Sepsis' }], files));
  const admin = await on.signIn('morgan.ellis', `/site-admin/courses/scos/${sco?.course_id}`);
  await admin.getByRole('button', { name: /^Replace package: / }).click();
  await admin.locator('input[type=file]').last().setInputFiles(zip);
  await admin.getByRole('button', { name: 'Upload new version' }).click();
  await admin.getByRole('heading', { name: /is replaced. It is now version 2$/u }).waitFor();
  await admin
    .getByText('1 attempt runs on an earlier version')
    .or(admin.getByText(/attempts run on an earlier/u))
    .first()
    .waitFor();
  await admin.context().close();
}

async function versionOf(attempt: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ version: number }>(
    on.server,
    `select p.version from sco_users a join sco_versions v on v.id = a.sco_version_id
     join package_versions p on p.id = v.package_version_id where a.id = $1`,
    [attempt],
  );
  return row?.version;
}

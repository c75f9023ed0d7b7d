import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { days, hours } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildCourseZip } from '../../../test-support/zip.ts';
import { cleaningFiles } from './index.ts';
import { fileFolders } from './stored-files.repository.ts';

const adminFile = path.join(import.meta.dirname, '../../../admin.ts');
const server = await openTestApp();
const { db, services, clock } = server;
const { files } = services;
const adminId = await buildUser(db, { roles: ['super_admin'] });
clock.set(new Date().toISOString());

/** Runs the nightly job, `later` after the time before. Resolves to the problems that it logged. */
async function clean(later = days(1) + hours(1)): Promise<string[]> {
  const problems: string[] = [];
  clock.advance(later);
  await db.deleteFrom('scheduled_jobs').execute();
  await runDueJobs({ db, clock, jobs: [cleaningFiles(services)], log: (problem) => problems.push(problem) });
  return problems;
}

async function saveFile(key: string): Promise<string> {
  const arriving = files.temporary();
  await writeFile(arriving.path, 'kept');
  await files.keep(arriving.path, key);
  return files.pathOf(key);
}

async function uploadPackage(course: number, at = '') {
  const bytes = await buildCourseZip([{ identifier: 'one' }]);
  // Moving the clock ends sessions, so each upload needs a new one.
  const admin = await server.as(adminId);
  return admin.upload(`/api/admin/courses/${course}/packages${at}`, { name: 'uploaded.zip', bytes });
}

const keysOf = (courseId: number) =>
  server.rows<{ key: string }>(
    `select v.storage_key as key from packages p join package_versions v on v.package_id = p.id
      where p.course_id = $1 and v.file_name = 'uploaded.zip' order by v.id`,
    [courseId],
  );

const aCourse = async () => (await buildCourse(db)).courseId;
/** Makes the packages of the factories, which have no files, name a missing file. */
const nameMissingFiles = () =>
  server.rows(`update package_versions set storage_key = 'packages/none' where file_name <> 'uploaded.zip'`);

test('removes a file once no row has named it for a day, and keeps files that are named', async () => {
  const courseId = await aCourse();
  expect((await uploadPackage(courseId)).statusCode).toBe(200);
  const [named] = await keysOf(courseId);
  const unnamed = await saveFile('thumbnails/of-nobody');
  await utimes(unnamed, 0, 0);
  await clean();
  expect(existsSync(unnamed), 'its row may have gone a minute ago').toBe(true);
  await clean(hours(23));
  expect(existsSync(unnamed)).toBe(true);
  await clean();
  expect(existsSync(unnamed)).toBe(false);
  expect(existsSync(files.pathOf(named?.key ?? ''))).toBe(true);
  expect(await server.rows('select 1 from unnamed_files')).toEqual([]);
});

/** Query for waiting locks in this database only: the server may have other databases with their own. */
const waitingHere = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test('keeps the files of an upload whose transaction is still open, however long it takes', async () => {
  const courseId = await aCourse();
  expect((await uploadPackage(courseId)).statusCode).toBe(200);
  const [uploaded] = await server.rows<{ id: number }>(
    `select p.id from packages p join package_versions v on v.package_id = p.id
      where p.course_id = $1 and v.file_name = 'uploaded.zip'`,
    [courseId],
  );
  const other = new pg.Client({ connectionString: server.environment.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('select 1 from packages where id = $1 for update', [uploaded?.id]);
  const upload = uploadPackage(courseId, `/${uploaded?.id}/versions`);
  await expect.poll(async () => (await server.rows(waitingHere)).length, { timeout: 10_000 }).toBeGreaterThan(0);
  for (const _night of [1, 2, 3]) await clean();
  await other.query('rollback');
  expect((await upload).statusCode).toBe(200);
  const keys = await keysOf(courseId);
  expect(keys).toHaveLength(2);
  for (const { key } of keys) expect(existsSync(path.join(files.pathOf(key), 'index.html'))).toBe(true);
});

test('keeps files while a backup runs, tries again within an hour, and does not wait for a crashed backup', async () => {
  const unnamed = await saveFile('documents/of-nobody');
  await clean();
  await server.rows(`update backup_lease set held_until = now() + interval '1 minute'`);
  await clean();
  expect(existsSync(unnamed)).toBe(true);
  const [job] = await server.rows<{ next_run_at: Date }>('select next_run_at from scheduled_jobs');
  expect(job?.next_run_at.getTime()).toBeLessThanOrEqual(clock.now().getTime() + hours(1));
  await server.rows(`update backup_lease set held_until = now() - interval '1 second'`);
  await clean();
  expect(existsSync(unnamed)).toBe(false);
});

test('reports rows whose file is missing to the log and to site admins', async () => {
  await nameMissingFiles();
  const problems = await clean();
  expect(problems.join()).toMatch(/rows name a file that is missing: packages\/none \(package version \d+\)/u);
  const admin = await server.as(adminId);
  const { last } = (await admin.get('/api/admin/file-check')).json();
  expect(last).toMatchObject({ missing: expect.arrayContaining([expect.objectContaining({ key: 'packages/none' })]) });
  const unnamed = await saveFile('evidence/of-nobody');
  const checked = (await admin.post('/api/admin/file-check', {})).json();
  expect(checked).toMatchObject({ unnamed: 1, removed: 0, missing_total: last.missing_total });
  expect(existsSync(unnamed)).toBe(true);
});

test('removes uploads that have been unfinished for more than a day, and keeps newer ones', async () => {
  const [old, folder, fresh] = [files.temporary(), files.temporary(), files.temporary()];
  await writeFile(old.path, 'half');
  await mkdir(folder.path);
  await writeFile(fresh.path, 'half');
  const now = clock.now().getTime() / 1_000;
  for (const { path: place } of [old, folder]) await utimes(place, now, now);
  await utimes(fresh.path, now + 90_000, now + 90_000);
  await clean(days(1) + hours(1));
  expect(readdirSync(path.join(server.folder, 'files', 'arriving'))).toEqual([path.basename(fresh.path)]);
});

test('npm run files:verify prints both lists and fails when rows lack their files', async () => {
  const unnamed = await saveFile('documents/printed');
  const verify = () =>
    promisify(execFile)(process.execPath, [adminFile, 'files-verify'], {
      env: { ...process.env, ...server.environment },
    });
  await nameMissingFiles();
  const refused = await verify().catch((error: { code: number; stdout: string; stderr: string }) => error);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Stored files are missing') });
  expect(refused.stdout).toMatch(/missing {2}packages\/none \(package version \d+\)/u);
  expect(refused.stdout).toContain('no row   documents/printed');
  for (const { key } of await server.rows<{ key: string }>('select storage_key as key from package_versions'))
    await mkdir(files.pathOf(key), { recursive: true });
  expect((await verify()).stdout).toContain('0 rows without a file');
  await files.remove('documents/printed');
  expect(existsSync(unnamed)).toBe(false);
});

test('the check reads every column of the database that names a file', async () => {
  const columns = await server.rows<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type = 'text' and c.column_name ~ '(storage|thumbnail|evidence|file)_key$'
      order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'certificate_pictures.storage_key',
    'courses.thumbnail_key',
    'document_versions.storage_key',
    'erased_files.storage_key',
    'exports.storage_key',
    'external_course_users.evidence_key',
    'import_files.storage_key',
    'imports.scan_storage_key',
    'package_versions.storage_key',
    'paper_scans.storage_key',
    'register_evidence.storage_key',
    'session_materials.storage_key',
    'unnamed_files.storage_key',
  ]);
  expect(Object.keys(fileFolders)).toEqual([
    'packages',
    'documents',
    'thumbnails',
    'evidence',
    'materials',
    'scans',
    'certificate-pictures',
    'exports',
    'registers',
  ]);
});

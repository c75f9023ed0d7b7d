import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { cleaningFiles } from '../../site/stored-files/index.ts';
import { buildExportPlace, pack, startBody, storedOf, unzipExport } from './exports.factory.ts';
import { purgeExports } from './index.ts';

const server = await openTestApp();
const { clock, db, services } = server;
const own = '/api/mixed-admin/exports';
beforeEach(() => clock.set('2026-09-01T09:00:00Z'));

test('an organisation admin starts a file, follows its progress and downloads it, with rows in the audit trail', async () => {
  const place = await buildExportPlace(server, { certificates: 12 });
  const admin = await server.as(place.groupAdminId);
  const { id } = (await admin.post(`${place.at}/certificate-pdfs`, startBody())).json();
  expect((await admin.get(`${own}/${id}`)).json()).toMatchObject({
    state: 'queued',
    total: 12,
    done: 0,
    is_refused: false,
  });
  expect((await admin.post(`${own}/${id}/file`, {})).statusCode).toBe(409);
  await pack(server);
  expect((await admin.get(own)).json()).toEqual([
    expect.objectContaining({
      ...{
        id,
        kind: 'certificates',
        state: 'done',
        total: 12,
        done: 12,
        failed: 0,
        subgroup: null,
        virtual_group: null,
      },
      ...{ group: expect.objectContaining({ id: place.groupId }), keep_until: '2026-10-01T09:00:00.000Z' },
    }),
  ]);
  const file = await admin.post(`${own}/${id}/file`, {});
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.headers['content-disposition']).toContain('Tue 1st Sep 2026.zip');
  expect(Object.keys(await unzipExport(server, id))).toHaveLength(12);
  expect(
    await server.rows('select action, actor_id from audit_events where subject = $1 order by id', [`export ${id}`]),
  ).toEqual([
    { action: 'exports.start', actor_id: place.groupAdminId },
    { action: 'exports.download', actor_id: place.groupAdminId },
  ]);
  const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  expect((await other.get(`${own}/${id}`)).statusCode).toBe(404);
});

test('notifies the person once when the file is ready, or could not be made', async () => {
  const place = await buildExportPlace(server, { certificates: 2 });
  const admin = await server.as(place.groupAdminId);
  const at = `${place.at}/subgroups/${place.subgroupId}/certificate-pdfs`;
  const notices = async () => (await admin.get('/api/mixed-admin/notifications')).json().rows;
  const { id } = (await admin.post(at, startBody())).json();
  expect(await notices()).toEqual([]);
  await pack(server);
  await pack(server);
  expect(await notices()).toEqual([
    expect.objectContaining({
      title: 'Your file with certificates is ready',
      body: '2 certificates. You can download the file until Thu 1st Oct 2026.',
      action_url: `/group-admin/${place.groupId}/subgroups/${place.subgroupId}/certificates`,
    }),
  ]);
  await server.rows(`update exports set state = 'queued', attempt = 5, storage_key = null where id = $1`, [id]);
  await pack(server);
  expect((await notices())[0]).toMatchObject({
    title: 'Your file with certificates could not be created',
    body: 'The file could not be created. Start it again. If it fails again, contact support.',
  });
});

test('stores the chosen certificates at the start, adds no later ones, and refuses one of another place', async () => {
  const [place, elsewhere] = [
    await buildExportPlace(server, { certificates: 3 }),
    await buildExportPlace(server, { certificates: 1 }),
  ];
  const admin = await server.as(place.groupAdminId);
  const chosen = place.ids.slice(0, 2);
  const start = (ids: number[]) => admin.post(`${place.at}/certificate-pdfs`, startBody({ ids }));
  const { id } = (await start(chosen)).json();
  expect((await start([...chosen, ...elsewhere.ids])).statusCode).toBe(409);
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
});

test('a certificate that was withdrawn after the start is a line of failed.csv', async () => {
  const place = await buildExportPlace(server, { certificates: 2 });
  const admin = await server.as(place.groupAdminId);
  const { id } = (await admin.post(`${place.at}/certificate-pdfs`, startBody())).json();
  await server.rows(
    `update certificates set state = 'revoked', revoked_at = now(), revoked_from = awarded_on,
    revoke_reason = 'mistake', revoked_by = $2 where id = $1`,
    [place.ids[0], place.groupAdminId],
  );
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'done', done: 1, failed: 1 });
  expect((await unzipExport(server, id))['failed.csv']?.toString()).toContain('"This certificate was withdrawn"');
});

test('a service admin of level MED starts a file, and one of level LOW cannot', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.serviceAdminId);
  const at = `/api/subgroup-admin/groups/${place.groupId}/subgroups/${place.subgroupId}/certificate-pdfs`;
  const setLevel = (level: string) =>
    server.rows(
      `insert into group_settings (group_id, default_service_manager_level) values ($1, $2)
      on conflict (group_id) do update set default_service_manager_level = $2`,
      [place.groupId, level],
    );
  await setLevel('LOW');
  expect((await admin.post(at, startBody())).statusCode).toBe(403);
  await setLevel('MED');
  const { id } = (await admin.post(at, startBody())).json();
  await setLevel('LOW');
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'failed', storage_key: null });
  expect((await admin.get(own)).json()).toEqual([
    expect.objectContaining({ state: 'failed', problem: 'not_allowed', is_refused: true }),
  ]);
});

test('a person who has lost the right gets the reason instead of the file', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.groupAdminId);
  const { id } = (await admin.post(`${place.at}/certificate-pdfs`, startBody())).json();
  await pack(server);
  await server.rows('delete from group_managers where user_id = $1', [place.groupAdminId]);
  for (const answer of [await admin.get(`${own}/${id}`), await admin.post(`${own}/${id}/file`, {})]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('You no longer have access to these certificates.');
  }
  expect((await admin.get(own)).json()[0]).toMatchObject({ state: 'done', is_refused: true });
  await buildManager(db, { userId: place.groupAdminId, groupId: place.groupId });
  expect((await admin.post(`${own}/${id}/file`, {})).statusCode).toBe(200);
});

test('a cancelled export stores no file, and a finished export cannot be cancelled', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.groupAdminId);
  const { id } = (await admin.post(`${place.at}/certificate-pdfs`, startBody())).json();
  expect((await admin.post(`${own}/${id}/cancel`, {})).statusCode).toBe(200);
  expect((await admin.post(`${own}/${id}/cancel`, {})).statusCode).toBe(409);
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'cancelled', attempt: 0, storage_key: null });
  const [audit] = await server.rows('select action from audit_events where subject = $1 order by id desc', [
    `export ${id}`,
  ]);
  expect(audit).toEqual({ action: 'exports.cancel' });
});

test('explains the refusal of an empty list and of more than 2,000 certificates', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.groupAdminId);
  const start = (choice: object) => admin.post(`${place.at}/certificate-pdfs`, startBody(choice));
  const empty = await start({ filter: { q: 'nothing like it' } });
  expect([empty.statusCode, empty.json().message]).toEqual([
    422,
    'The list shows no certificates. Change its filters.',
  ]);
  const many = await start({ ids: Array.from({ length: 2_001 }, (_, nth) => nth + 1) });
  expect([many.statusCode, many.json().message]).toEqual([422, 'Choose at most 2,000 certificates']);
  expect((await start({})).statusCode).toBe(422);
  await server.rows(
    `insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name, title,
       source, source_id, awarded_on, months, printed, state, verify_code)
     select 'MANY-' || n, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name, title, source,
       7000000 + n, awarded_on, months, printed, 'superseded', 'MANY-' || n
     from certificates, generate_series(1, 2000) n where id = $1`,
    [place.ids[0]],
  );
  const all = await start({ filter: {} });
  expect([all.statusCode, all.json().message]).toEqual([
    422,
    'The list shows 2,001 certificates. One file holds at most 2,000. Narrow the filters.',
  ]);
});

test('the file is kept for 30 days', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const { id } = (await (await server.as(place.groupAdminId)).post(`${place.at}/certificate-pdfs`, startBody())).json();
  await pack(server);
  const file = services.files.pathOf((await storedOf(server, id))?.storage_key ?? '');
  const night = async () => {
    await db.deleteFrom('scheduled_jobs').execute();
    await runDueJobs({ db, clock, jobs: [purgeExports(clock), cleaningFiles(services)], log: () => undefined });
  };
  clock.advance(days(29));
  await night();
  expect([(await storedOf(server, id))?.state, existsSync(file)]).toEqual(['done', true]);
  clock.advance(days(1));
  await night();
  const admin = await server.as(place.groupAdminId);
  expect((await admin.get(`${own}/${id}`)).json()).toMatchObject({ state: 'deleted' });
  expect((await admin.post(`${own}/${id}/file`, {})).statusCode).toBe(409);
  clock.set(new Date(Date.now() + days(40)).toISOString());
  await night();
  clock.advance(days(2));
  await night();
  expect(existsSync(file)).toBe(false);
});

/** Runs `work` while no file can arrive: a file stands where their folder was. */
async function withoutDisk<T>(work: () => Promise<T>): Promise<T> {
  const arriving = path.dirname(services.files.temporary().path);
  rmSync(arriving, { recursive: true });
  writeFileSync(arriving, '');
  try {
    return await work();
  } finally {
    rmSync(arriving);
    mkdirSync(arriving);
  }
}

test('refuses a file at once when nothing can be stored', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.groupAdminId);
  const refused = await withoutDisk(() => admin.post(`${place.at}/certificate-pdfs`, startBody()));
  expect([refused.statusCode, refused.json().message]).toEqual([
    507,
    expect.stringMatching(/^The file cannot be stored, because the disk is full or cannot be written to/u),
  ]);
  expect((await admin.get(own)).json()).toEqual([]);
});

test('notifies the person at the first attempt when the file cannot be written', async () => {
  const place = await buildExportPlace(server, { certificates: 1 });
  const admin = await server.as(place.groupAdminId);
  const { id } = (await admin.post(`${place.at}/certificate-pdfs`, startBody())).json();
  await withoutDisk(() => pack(server).catch(() => undefined));
  expect((await admin.get(`${own}/${id}`)).json()).toMatchObject({ state: 'failed', problem: 'not_made' });
  expect(await server.rows('select title from notifications where user_id = $1', [place.groupAdminId])).toEqual([
    { title: 'Your file with certificates could not be created' },
  ]);
});

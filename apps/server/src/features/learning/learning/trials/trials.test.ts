import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { commit } from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { contentHost } from '../../../../test-support/test-client.ts';

const server = await openTestApp();
const { db, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const admin = await server.as(adminId);
const { courseId, productId } = await buildCourse(db, {});
const [{ id: scoId } = { id: 0 }] = await server.rows<{ id: number }>('select id from scos where course_id = $1', [
  courseId,
]);
const tryIt = (target = { courseId, scoId }) =>
  admin.post(`/api/admin/courses/${target.courseId}/try`, { scoId: target.scoId });
const page = (playUrl: string) => server.visitor().get(new URL(playUrl).pathname, { host: contentHost });

/** Digest of each table. Signing in and the audit trail may change. */
async function digests(): Promise<Record<string, unknown>> {
  const tables = await server.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_events', 'sessions')
     order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await server.rows(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    );
    found[name] = row;
  }
  return found;
}

test('plays a module as in a first attempt, and changes nothing but the audit trail', async () => {
  const before = await digests();
  const opened = await tryIt();
  expect(opened.statusCode, opened.body).toBe(200);
  const { play_url, session_token } = opened.json();
  const played = await page(play_url);
  expect(played.statusCode).toBe(200);
  const data = JSON.parse(
    /<script id="player-data" type="application\/json">(.*?)<\/script>/su.exec(played.body)?.[1] ?? '',
  );
  expect(data).toMatchObject({
    sendsNothing: true,
    seq: 0,
    state: {
      ...{ mode: 'normal', credit: 'credit', lesson_status: 'not attempted', entry_value: 'ab-initio' },
      student: { id: String(adminId), name: 'Ellis, Morgan' },
    },
  });
  const refused = await commit(server, session_token, { lesson_status: 'passed' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_attempt']);
  expect(await digests()).toEqual(before);
  const events = await server.rows("select subject from audit_events where action = 'courses.try'");
  expect(events).toEqual([{ subject: `sco ${scoId}` }]);
});

test('a module is not tried under another course, nor in an archived one', async () => {
  const other = await buildCourse(db, {});
  expect((await tryIt({ courseId: other.courseId, scoId })).statusCode).toBe(404);
  expect((await tryIt({ courseId, scoId: 999_999 })).statusCode).toBe(404);
  await server.rows('update abstract_courses set archived_at = now() where id = $1', [productId]);
  expect((await tryIt()).statusCode).toBe(404);
});

test('the address works for two hours, and only as it was signed', async () => {
  await server.rows('update abstract_courses set archived_at = null where id = $1', [productId]);
  const { play_url } = (await tryIt()).json();
  const [signed = '', signature] = (new URL(play_url).pathname.split('/').at(-1) ?? '').split('.');
  const forged = JSON.parse(Buffer.from(signed, 'base64url').toString('utf8'));
  forged[6].scoId += 1;
  const other = `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`;
  expect((await page(`http://${contentHost}/play/${other}`)).statusCode).toBe(404);
  clock.advance(119 * 60_000);
  expect((await page(play_url)).statusCode).toBe(200);
  clock.advance(2 * 60_000);
  expect((await page(play_url)).statusCode).toBe(404);
});

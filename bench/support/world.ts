import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { sha256 } from '../../apps/server/src/platform/secrets.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { buildCourse } from '../../apps/server/src/test-support/catalogue.factory.ts';
import { buildStock } from '../../apps/server/src/test-support/licences.factory.ts';
import { buildUser } from '../../apps/server/src/test-support/people.factory.ts';
import { buildGroup } from '../../apps/server/src/test-support/places.factory.ts';

export const people = 1_000;
export const coursesEach = 20;
export const password = 'Counter-Shelf+7';

export type World = { adminId: number; groupId: number; learnerIds: number[] };

/** One organisation of a thousand people, each with twenty courses that are under way, and a session for everybody. */
export async function buildWorld(services: Services): Promise<World> {
  const { db } = services;
  const adminId = await buildUser(db, { roles: ['super_admin'], email: 'admin@example.org' });
  const groupId = await buildGroup(db);
  // The same hash for all: what is measured is checking it.
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into users (email, username, first_name, last_name, password_hash, state)
      select 'learner-' || n || '@example.org', 'learner.' || n, 'Learner', 'Number ' || n, ${passwordHash}, 'active'
      from generate_series(1, ${people}) n returning id),
    joined as (insert into group_members (group_id, user_id) select ${groupId}, id from made)
    select id from made order by id`.execute(db);
  const learnerIds = rows.map((row) => row.id);
  for (let number = 1; number <= coursesEach; number += 1) {
    const { productId, courseId } = await buildCourse(db, { title: `Course number ${number}` });
    await buildStock(services, { groupId, productId, actorId: adminId, quantity: people });
    await startEverybody(services, { groupId, productId, courseId, adminId });
  }
  const tokens = [adminId, ...learnerIds].map((id) => ({ user_id: id, token_hash: sha256(sessionOf(id)) }));
  await db.insertInto('sessions').values(tokens).execute();
  await sql`analyze`.execute(db);
  return { adminId, groupId, learnerIds };
}

export const sessionOf = (userId: number) => `bench-session-of-${userId}-0123456789`;
export const attemptTokenOf = (attempt: number) => `bench-attempt-of-${attempt}-0123456789`;

type Start = { groupId: number; productId: number; courseId: number; adminId: number };

async function startEverybody({ db }: Services, start: Start): Promise<void> {
  await sql`
    with account as (
      select id from licence_accounts where group_id = ${start.groupId} and product_id = ${start.productId} limit 1),
    issued as (
      insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id, issued_by, state, started_at)
      select ${start.groupId}, 'abstract_course', ${start.productId}, 12, gm.user_id, account.id, ${start.adminId}, 'in_progress', now()
      from group_members gm, account where gm.group_id = ${start.groupId} returning id, user_id),
    opened as (
      insert into course_users (user_id, course_id, group_id, licence_id, last_opened_at)
      select user_id, ${start.courseId}, ${start.groupId}, id, now() from issued returning id, user_id),
    laid as (
      insert into sco_users (course_user_id, user_id, sco_id, sco_version_id)
      select opened.id, opened.user_id, s.id, s.current_version_id from opened, scos s where s.course_id = ${start.courseId}
      returning id)
    insert into sco_user_suspend_data (sco_user_id) select id from laid`.execute(db);
}

/** Attempts with a running launch each, for as many connections. */
export async function openLaunches({ db }: Services, count: number): Promise<number[]> {
  const attempts = await db.selectFrom('sco_users').select('id').orderBy('id').limit(count).execute();
  for (const { id } of attempts) {
    await db
      .updateTable('sco_users')
      .set({ session_token_hash: sha256(attemptTokenOf(id)), seq: 0 })
      .where('id', '=', id)
      .execute();
  }
  return attempts.map((row) => row.id);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeLinkToken } from '../../../features/site/auth/passwords/link-tokens.ts';
import type { Database } from '../../../platform/db/index.ts';
import { buildDocument } from '../../documents.factory.ts';
import { buildNotification } from '../../notifications.factory.ts';
import { buildUser } from '../../people.factory.ts';
import type { TestApp } from '../../test-app.ts';
import { png } from '../files.ts';
import { type Home, personas } from '../personas.ts';
import type { World } from './world.ts';

export async function addThumbnail({ db, services }: TestApp, courseId: number): Promise<void> {
  const file = services.files.pathOf('thumbnails/matrix');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
  await db.updateTable('courses').set({ thumbnail_key: 'thumbnails/matrix' }).where('id', '=', courseId).execute();
}

export async function buildNotifications(
  db: Database,
  { homes, users }: Pick<World, 'homes' | 'users'>,
): Promise<World['notifications']> {
  const foreign = { userId: homes.FOREIGN.ownUserId, title: 'MKR_FOREIGN_S1_USER_NOTE' };
  const built: World['notifications'] = { foreign: await buildNotification(db, foreign) };
  for (const persona of personas)
    if (persona !== 'anon')
      built[persona] = await buildNotification(db, { userId: users[persona], groupId: homes.HIGH.groupId });
  return built;
}

export async function buildDocuments(
  { services }: TestApp,
  { homes, users }: Pick<World, 'homes' | 'users'>,
): Promise<World['documents']> {
  const actorId = users.super;
  const built: World['documents'] = { everybody: await buildDocument(services, { actorId }) };
  for (const [home, { groupId }] of Object.entries(homes))
    built[home as Home] = await buildDocument(services, { actorId, groupId, title: `MKR_${home}_DOCUMENT` });
  return built;
}

export async function confirmTwoStep({ db, services }: TestApp, userId: number): Promise<void> {
  const confirmed = { secret: 'JBSWY3DPEHPK3PXP', confirmed_at: services.clock.now() };
  await db
    .insertInto('second_steps')
    .values({ user_id: userId, ...confirmed })
    .execute();
}

export async function buildInvitation({ db, services }: TestApp): Promise<World['invitation']> {
  const email = 'invited@example.org';
  const userId = await buildUser(db, { state: 'provisional', firstName: 'Invited', email });
  const token = await makeLinkToken(db, services.clock, { purpose: 'invitation', userId });
  return { token, userId, email };
}

/** Builds a merge of two people that was undone. */
export async function buildUndoneMerge({ db, services }: TestApp, users: World['users']): Promise<number> {
  const undone = { keep_id: users.member, drop_id: users.otherMember, merged_by: users.super, undone_by: users.super };
  const at = services.clock.now();
  const { id } = await db
    .insertInto('merges')
    .values({ kind: 'users', ...undone, merged_at: at, undo_until: at, undone_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Builds repairs of admins that were applied and undone. */
export async function buildUndonePlan({ db, services }: TestApp, actorId: number): Promise<number> {
  const at = services.clock.now();
  const { id } = await db
    .insertInto('fix_plans')
    .values({
      prepared_by: actorId,
      prepared_at: at,
      faults: [],
      applied_by: actorId,
      applied_at: at,
      undo_until: at,
      undone_by: actorId,
      undone_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import type { NoticeKind } from '@doselore/contract/notifications';
import { sql } from 'kysely';
import { type GroupId, type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export async function listMutedKinds(db: Queries, scope: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('muted_notices')
    .select('kind')
    .where(scopeWhere(scope, { owner: sql.ref('user_id') }))
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function setMuted(
  db: Queries,
  choice: { userId: number; kind: NoticeKind; isMuted: boolean },
): Promise<void> {
  if (choice.isMuted) {
    await db
      .insertInto('muted_notices')
      .values({ user_id: choice.userId, kind: choice.kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db.deleteFrom('muted_notices').where('user_id', '=', choice.userId).where('kind', '=', choice.kind).execute();
}

export async function leaveOutMuted(db: Queries, userIds: readonly UserId[], kind: NoticeKind): Promise<UserId[]> {
  const rows = await db.selectFrom('muted_notices').select('user_id').where('kind', '=', kind).execute();
  const muted = new Set(rows.map(({ user_id }) => user_id));
  return userIds.filter((userId) => !muted.has(userId));
}

export async function listGroupAdmins(db: Queries, groupId: GroupId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('group_managers')
    .innerJoin('users', 'users.id', 'group_managers.user_id')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    .where('group_managers.group_id', '=', groupId)
    .where('user_roles.role', '=', 'group_admin')
    .where('users.state', '=', 'active')
    .orderBy('users.id')
    .$narrowType<{ id: UserId }>()
    .execute();
  return rows.map(({ id }) => id);
}

import type { NoticeKind } from '@doselore/contract/notifications';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { leaveOutMuted, listGroupAdmins } from './notice-choices.repository.ts';

/** Lists the admins of an organisation who want notifications of this kind. */
export async function listReaders(db: Queries, groupId: GroupId, kind: NoticeKind): Promise<UserId[]> {
  return leaveOutMuted(db, await listGroupAdmins(db, groupId), kind);
}

/** Returns those of these people who want notifications and emails of this kind. */
export async function listWilling<Person extends { user_id: UserId }>(
  db: Queries,
  people: readonly Person[],
  kind: NoticeKind,
): Promise<Person[]> {
  const ids = people.map(({ user_id }) => user_id);
  const willing = await leaveOutMuted(db, ids, kind);
  return people.filter(({ user_id }) => willing.includes(user_id));
}

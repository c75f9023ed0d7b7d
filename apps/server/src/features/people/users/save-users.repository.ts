import { namesOf, type StoredRecord } from '@doselore/contract';
import { userFields } from '@doselore/contract/users';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type UserFields = StoredRecord<typeof userFields>;

export function lockUser(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(namesOf(userFields))
    .select(['id', 'state', 'is_demo', 'merged_into_id', 'erased_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

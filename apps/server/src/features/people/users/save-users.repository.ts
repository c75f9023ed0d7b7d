import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type UserFields = {
  first_name: string;
  last_name: string;
  email: string;
  username: string | null;
  job_role: string | null;
  registration_number: string | null;
};

export function lockUser(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'username', 'state', 'is_demo', 'merged_into_id', 'erased_at'])
    .select(['job_role', 'registration_number'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

type World = { adminId: UserId; now: Date };

/** Seeds a course whose trainer has said that they cannot attend, and one with a co-trainer. */
async function seedStaffing(db: Database, { adminId, now }: World): Promise<void> {
  await sql`insert into cannot_attend_reports (virtual_group_id, trainer_user_id, reason, reported_at)
    select v.id, v.trainer_user_id, 'Booked for an operation that week', ${now}::timestamptz from virtual_groups v
    where v.title = 'Injection technique in pairs' and v.trainer_user_id is not null`.execute(db);
  await sql`insert into virtual_group_managers (virtual_group_id, user_id, added_by, added_at)
    select v.id, u.id, ${adminId}, ${now}::timestamptz from virtual_groups v
    join users u on u.username = 'gwen.pritchard' where v.title = 'Life support refresher'`.execute(db);
  await sql`insert into time_claims (virtual_group_session_id, trainer_user_id, during)
    select s.id, m.user_id, tstzrange(s.training_start, s.training_end) from virtual_group_managers m
    join virtual_group_sessions s on s.virtual_group_id = m.virtual_group_id order by s.id`.execute(db);
}

export const staffingSeed = declareSeed({
  place: 430,
  needs: { admin: adminSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { admin }) => seedStaffing(services.db, { adminId: admin.id, now: services.clock.now() }),
});

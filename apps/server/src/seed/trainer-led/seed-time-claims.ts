import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

/** A virtual course of another organisation at the time of one face to face, by the same trainer. */
async function seedOverlap(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into virtual_groups (group_id, abstract_course_id, deliverable_id, title, state, certificate_months,
      trainer_user_id, training_start, training_end, meeting_url)
    select g.id, c.abstract_course_id, 3, c.title, 'scheduled', 12, v.trainer_user_id, v.training_start, v.training_end,
      'https://meet.example.org/contraception-coastal'
    from virtual_groups v join groups h on h.id = v.group_id and h.name = 'Harbour Independent Pharmacies'
    join groups g on g.name = 'Coastal PCN Pharmacy Team'
    cross join (select abstract_course_id, title from virtual_groups where deliverable_id = 3 order by id limit 1) c
    where v.state = 'scheduled' and v.deliverable_id = 4 order by v.id limit 1
    returning id`.execute(db);
  for (const { id } of rows)
    await sql`insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
      select id, 1, 'am', training_start, training_end from virtual_groups where id = ${id}`.execute(db);
}

/**
 * Claims the time of every scheduled course of the demo world for its trainer and its venue. One overlaps an earlier
 * one, and was booked in spite of it.
 */
async function seedTimeClaims(db: Database, adminId: UserId): Promise<void> {
  await seedOverlap(db);
  await claimTimes(db, { adminId, from: 0 });
}

/** Claims the time of the scheduled courses from this id on. */
export async function claimTimes(db: Database, { adminId, from }: { adminId: UserId; from: number }): Promise<void> {
  for (const column of ['trainer_user_id', 'venue_id'] as const) {
    const resource = sql.ref(`v.${column}`);
    await sql`insert into time_claims
        (virtual_group_session_id, ${sql.ref(column)}, during, may_overlap, override_reason, override_by)
      select s.id, ${resource}, tstzrange(s.training_start, s.training_end), o.is_double,
        case when o.is_double then 'A colleague takes over the first half' end, case when o.is_double then ${adminId}::bigint end
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
      cross join lateral (select exists (select from virtual_group_sessions e
        join virtual_groups w on w.id = e.virtual_group_id and w.state not in ('draft', 'cancelled')
        where ${sql.ref(`w.${column}`)} = ${resource} and e.id < s.id
          and e.training_start < s.training_end and s.training_start < e.training_end) as is_double) o
      where v.id >= ${from} and v.state not in ('draft', 'cancelled') and ${resource} is not null order by s.id`.execute(
      db,
    );
  }
}

export const timeClaimsSeed = declareSeed({
  place: 390,
  needs: { admin: adminSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { admin }) => seedTimeClaims(services.db, admin.id),
});

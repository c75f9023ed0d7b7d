import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { OrganisedState } from './news-of.ts';

export type Organised = OrganisedState & {
  organiser: { user_id: UserId; email: string; first_name: string };
  /** The course as this organiser knows it. Null before the first email. */
  known: OrganisedState | null;
};

/**
 * SQL over `virtual_groups v`: times, rooms, place and venue of a course as one text, which differs after each move. JSON
 * writes times in the time zone of the connection, which is UTC.
 */
const digest = sql<string>`md5(concat_ws('|', v.place, v.venue_id, (
  select coalesce(jsonb_agg(jsonb_build_array(s.training_start, s.training_end, s.place) order by s.ordinal), '[]')::text
  from virtual_group_sessions s where s.virtual_group_id = v.id)))`;

/**
 * Finds the present facts of a course for its organiser, and the facts of the last email. Undefined without an organiser
 * who uses the site.
 */
export async function findOrganised(db: Queries, virtualGroupId: VirtualGroupId): Promise<Organised | undefined> {
  const { rows } = await sql<Organised & { known: (OrganisedState & { training_start: string | null }) | null }>`
    select v.state, v.training_start, ${digest} as digest, v.trainer_user_id,
      jsonb_build_object('user_id', u.id, 'email', u.email, 'first_name', u.first_name) as organiser,
      (select jsonb_build_object('state', n.state, 'training_start', n.training_start, 'digest', n.digest,
          'trainer_user_id', n.trainer_user_id)
        from organiser_notices n where n.virtual_group_id = v.id and n.user_id = u.id) as known
    from virtual_groups v join users u on u.id = v.organiser_user_id
      and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    where v.id = ${virtualGroupId} and v.state in ('scheduled', 'draft', 'cancelled')`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...row, known: row.known && { ...row.known, training_start: momentOf(row.known.training_start) } };
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** Saves the present facts of a course as those that its organiser knows. */
export async function saveKnown(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; userId: UserId; at: Date },
): Promise<void> {
  await sql`insert into organiser_notices
      (virtual_group_id, user_id, state, training_start, digest, trainer_user_id, sent_at)
    select v.id, ${params.userId}, v.state, v.training_start, ${digest}, v.trainer_user_id, ${params.at}
    from virtual_groups v where v.id = ${params.virtualGroupId}
    on conflict (virtual_group_id) do update set user_id = excluded.user_id, state = excluded.state,
      training_start = excluded.training_start, digest = excluded.digest,
      trainer_user_id = excluded.trainer_user_id, sent_at = excluded.sent_at`.execute(tx);
}

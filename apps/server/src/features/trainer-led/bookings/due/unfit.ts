import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Question = { trainer: RawBuilder<unknown>; course: RawBuilder<unknown>; start: RawBuilder<unknown> };

/**
 * Returns SQL that tells whether a trainer who was asked can no longer lead the course of a project `p` at all: they are not
 * active, do not teach the course on this day, or may not work for the organisation.
 */
export const isUnfit = ({ trainer, course, start }: Question) => sql<SqlBool>`(
  not exists (select from trainers a join users u on u.id = a.user_id where a.user_id = ${trainer}
    and a.activated_at is not null and a.deactivated_at is null and u.archived_at is null and u.state = 'active')
  or not exists (select from trainer_suitabilities s where s.trainer_user_id = ${trainer} and s.abstract_course_id = ${course}
    and s.level > 0 and coalesce(s.valid_until >= (${start} at time zone 'UTC')::date, true))
  or exists (select from trainer_group_compatibilities x where x.trainer_user_id = ${trainer} and x.group_id = p.group_id
    and x.kind = 'excluded'))`;

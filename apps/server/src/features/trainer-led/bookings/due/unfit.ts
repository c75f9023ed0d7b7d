import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Question = {
  trainer: RawBuilder<unknown>;
  course: RawBuilder<unknown>;
  /** Course of the second session of a day, or null. */
  second: RawBuilder<unknown>;
  start: RawBuilder<unknown>;
};

const teaches = ({ trainer, start }: Question, course: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from trainer_suitabilities s where s.trainer_user_id = ${trainer} and s.abstract_course_id = ${course}
    and s.level > 0 and coalesce(s.valid_until >= (${start} at time zone 'UTC')::date, true))`;

/**
 * Returns SQL that tells whether a trainer who was asked can no longer lead the course of a project `p` at all: they are not
 * active, do not teach the course on this day, or both courses of a day, or may not work for the organisation.
 */
export const isUnfit = (question: Question) => sql<SqlBool>`(
  not exists (select from trainers a join users u on u.id = a.user_id where a.user_id = ${question.trainer}
    and a.activated_at is not null and a.deactivated_at is null and u.archived_at is null and u.state = 'active')
  or not ${teaches(question, question.course)}
  or (${question.second} is not null and not ${teaches(question, question.second)})
  or exists (select from trainer_group_compatibilities x where x.trainer_user_id = ${question.trainer} and x.group_id = p.group_id
    and x.kind = 'excluded'))`;

import type { ListQuery, StoredRecord } from '@doselore/contract';
import type { Region } from '@doselore/contract/locations';
import { profileFields, type TrainerList, type TrainerState, type TrainingMode } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import {
  columnsOf,
  containing,
  districtOf,
  hasPosition,
  limitTo,
  orderBy,
  type Queries,
  type Tx,
} from '../../../platform/db/index.ts';

/** A trainer as the table stores them, without their key and their state. */
export type StoredTrainer = StoredRecord<typeof profileFields> & {
  home_postcode: string | null;
  modes: TrainingMode[];
};

export type TrainerData = StoredTrainer & {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  home_district: string | null;
  region: Region | null;
  state: TrainerState;
  suitable: number;
  days_this_month: number;
  feedback_sum: number;
  feedback_count: number;
  has_position: boolean;
  activated_at: Date | null;
  deactivated_at: Date | null;
  deactivation_reason: string | null;
  total: number;
};

const stored = sql`${columnsOf(profileFields, 't')}, t.home_postcode, t.modes`;

const state = sql<TrainerState>`case when t.deactivated_at is not null then 'deactivated'
  when t.activated_at is null then 'new'
  when u.state <> 'active' or u.archived_at is not null then 'closed' else 'active' end`;

/** SQL that tells whether somebody teaches the course of the suitability `s`. */
const teaches = (today: string) => sql`s.level > 0 and coalesce(s.valid_until >= ${today}::date, true)
  and exists (select from courses c where c.abstract_course_id = s.abstract_course_id and c.is_live and c.deliverable_id in (3, 4))`;

const sortable = {
  name: sql`lower(x.last_name) || ' ' || lower(x.first_name)`,
  home_district: sql`x.home_district`,
  suitable: sql`x.suitable`,
  days_this_month: sql`x.days_this_month`,
  feedback: sql`x.feedback_sum::float / nullif(x.feedback_count, 0)`,
};

export type TrainerFilter = ListQuery & {
  list: TrainerList;
  mode: TrainingMode | '';
  productId: number;
  /** Current day of the wall clock. */
  today: string;
  trainerUserId?: number;
};

/** Lists the trainers for site admins. Takes no scope: trainers belong to no place, and only site admins read them. */
export async function listTrainerRows(db: Queries, filter: TrainerFilter): Promise<TrainerData[]> {
  const { today, productId, mode, list } = filter;
  const { rows } = await sql<TrainerData>`
    select x.*, count(*) over ()::int as total from (
      select t.user_id as id, u.first_name, u.last_name, u.email, t.home_district, ${state} as state, ${stored},
        t.activated_at, t.deactivated_at, t.deactivation_reason,
        (select l.region from locations l where l.archived_at is null
          and substring(l.district from '^[A-Z]+') = substring(t.home_district from '^[A-Z]+')
          order by l.district <> t.home_district, l.id limit 1) as region,
        (select count(*)::int from trainer_suitabilities s where s.trainer_user_id = t.user_id and ${teaches(today)}) as suitable,
        (select count(distinct (d.training_start at time zone 'UTC')::date)::int
          from virtual_group_sessions d join virtual_groups v on v.id = d.virtual_group_id
          where v.id in (select l.virtual_group_id from course_leaders() l where l.user_id = t.user_id)
            and v.state not in ('draft', 'cancelled')
            and d.training_start >= date_trunc('month', ${today}::timestamp) at time zone 'UTC'
            and d.training_start < (date_trunc('month', ${today}::timestamp) + interval '1 month') at time zone 'UTC'
        ) as days_this_month,
        coalesce(f.feedback_sum, 0) as feedback_sum, coalesce(f.feedback_count, 0) as feedback_count,
        ${hasPosition({ latitude: 't.latitude', district: 't.home_district' })} as has_position
      from trainers t join users u on u.id = t.user_id left join trainer_figures f on f.trainer_user_id = t.user_id
      where (${mode} = '' or t.modes @> array[${mode}]::text[])
        and (${productId}::bigint = 0 or exists (select from trainer_suitabilities s where s.trainer_user_id = t.user_id
          and s.abstract_course_id = ${productId} and ${teaches(today)}))
        and (${filter.trainerUserId ?? null}::bigint is null or t.user_id = ${filter.trainerUserId ?? null})
        and (lower(u.first_name || ' ' || u.last_name) like ${containing(filter.q)}
          or lower(u.email) like ${containing(filter.q)} or lower(t.home_postcode) like ${containing(filter.q)})
    ) x where ${list} = 'any' or (x.state = 'active') = (${list} = 'active')
    order by ${orderBy(filter, sortable)}, x.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/**
 * Finds a trainer. `today` is the current day of the wall clock.
 * Takes no scope: trainers belong to no place, and only site admins read them.
 */
export async function findTrainerRow(
  db: Queries,
  params: { trainerUserId: number; today: string },
): Promise<TrainerData | undefined> {
  const page = { q: '', page: 1, per_page: 1, sort: '' };
  const [row] = await listTrainerRows(db, { ...page, ...params, list: 'any', mode: '', productId: 0 });
  return row;
}

export async function insertTrainer(tx: Tx, { userId, ...fields }: StoredTrainer & { userId: number; at: Date }) {
  const { at, ...values } = fields;
  await tx
    .insertInto('trainers')
    .values({ ...values, user_id: userId, home_district: districtOf(fields.home_postcode), created_at: at })
    .execute();
}

export type LockedTrainer = StoredTrainer & { activated_at: Date | null; deactivated_at: Date | null };

/**
 * Locks a trainer until commit. Returns their fields; undefined for somebody who is no trainer.
 * Takes no scope: trainers belong to no place, and only site admins read them.
 */
export async function lockTrainer(tx: Tx, trainerUserId: number): Promise<LockedTrainer | undefined> {
  const { rows } = await sql<LockedTrainer>`select ${stored}, t.activated_at, t.deactivated_at
    from trainers t where t.user_id = ${trainerUserId} for update`.execute(tx);
  return rows[0];
}

export async function updateTrainer(tx: Tx, trainerUserId: number, fields: StoredTrainer): Promise<void> {
  await tx
    .updateTable('trainers')
    .set({ ...fields, home_district: districtOf(fields.home_postcode) })
    .where('user_id', '=', trainerUserId)
    .execute();
}

/** Activates a trainer, or deactivates them with a reason. */
export async function updateTrainerState(
  tx: Tx,
  trainerUserId: number,
  change: { activatedAt: Date } | { deactivatedAt: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('trainers')
    .set(
      'activatedAt' in change
        ? { activated_at: change.activatedAt, deactivated_at: null, deactivation_reason: null }
        : { deactivated_at: change.deactivatedAt, deactivation_reason: change.reason },
    )
    .where('user_id', '=', trainerUserId)
    .execute();
}

export type Candidate = { is_trainer: boolean; is_usable: boolean; is_open: boolean };

/**
 * Locks the account of a person until commit. `is_usable` is false for an account that was archived, merged or erased,
 * `is_open` is true once the person has activated it.
 * Takes no scope: trainers belong to no place, and only site admins read them.
 */
export async function lockCandidate(tx: Tx, userId: number): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select exists (select from trainers t where t.user_id = u.id) as is_trainer,
      u.archived_at is null and u.merged_into_id is null and u.erased_at is null and u.state <> 'disabled' as is_usable,
      u.state = 'active' as is_open
    from users u where u.id = ${userId} for update of u`.execute(tx);
  return rows[0];
}

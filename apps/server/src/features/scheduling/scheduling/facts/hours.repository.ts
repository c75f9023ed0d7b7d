import type { AvailabilityOverride, AvailabilityRule } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

export type RuleData = AvailabilityRule & { trainer_user_id: number };

type InDays = { trainerIds: readonly number[]; from: string; to: string };

/**
 * Lists the weekly hours of trainers that are valid on a day of the range.
 * Takes no scope: trainers lead courses everywhere, and only site admins compare them.
 */
export async function listRules(db: Queries, { trainerIds, from, to }: InDays): Promise<RuleData[]> {
  const { rows } = await sql<RuleData>`
    select trainer_user_id, weekday, from_time, to_time, mode, interval_weeks, valid_from, valid_until
    from availability_rules where trainer_user_id = any(${[...trainerIds]}::bigint[])
      and valid_from <= ${to}::date and coalesce(valid_until >= ${from}::date, true)
    order by trainer_user_id, weekday, from_time`.execute(db);
  return rows;
}

export type OverrideData = AvailabilityOverride & { trainer_user_id: number };

/**
 * Lists the exceptions to the weekly hours of trainers in the days of the range.
 * Takes no scope: trainers lead courses everywhere, and only site admins compare them.
 */
export async function listOverrides(db: Queries, { trainerIds, from, to }: InDays): Promise<OverrideData[]> {
  const { rows } = await sql<OverrideData>`
    select trainer_user_id, from_day, to_day, from_time, to_time, kind, mode from availability_overrides
    where trainer_user_id = any(${[...trainerIds]}::bigint[]) and from_day <= ${to}::date and to_day >= ${from}::date
    order by trainer_user_id, from_day, id`.execute(db);
  return rows;
}

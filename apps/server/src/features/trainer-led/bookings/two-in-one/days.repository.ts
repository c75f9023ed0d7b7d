import {
  type DayLengths,
  type EnquiryShown,
  type HalfFields,
  halfFields,
  type RequestState,
  type TwoInOneFields,
} from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { ProjectId, ProjectRequestId, TwoInOneDayId } from '../../../../platform/access/index.ts';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';
import { enquiryOf } from '../projects/projects.repository.ts';
import { type WantedNames, wantedJoins, wantedNames } from '../wanted/wanted.repository.ts';

/** One of both sessions of a day, with its project. */
export type HalfData = HalfFields &
  WantedNames & {
    id: ProjectRequestId;
    half: 'a' | 'b';
    gap_minutes: number;
    is_order_fixed: boolean;
    slot: TrainingSlot;
    state: RequestState;
    state_since: Date;
    dates: number;
    end_reason: string | null;
    enquiry: EnquiryShown;
    starts_at: Date | null;
    course: { id: number; group_id: number; title: string } | null;
  };

/** Lists both sessions of a day, the first one first. */
export async function listHalves(db: Queries, id: TwoInOneDayId): Promise<HalfData[]> {
  const { rows } = await sql<HalfData>`
    select w.id, w.half, d.gap_minutes, d.is_order_fixed, w.slot, ${columnsOf(halfFields, 'w')}, ${wantedNames}, w.state,
      w.state_since, w.end_reason, ${enquiryOf} as enquiry, w.chosen_start as starts_at,
      case when v.id is not null then jsonb_build_object('id', v.id, 'group_id', v.group_id, 'title', v.title) end as course,
      (select count(*)::int from times_of_interest t where t.project_request_id = w.id) as dates
    from two_in_one_days d join project_requests w on w.two_in_one_day_id = d.id ${wantedJoins}
    join users c on c.id = p.created_by left join virtual_groups v on v.id = w.virtual_group_id
    where d.id = ${id} order by w.half`.execute(db);
  return rows;
}

/** Returns the request that leads a day. Undefined when there is no such day any more. */
export async function findLeading(db: Queries, id: TwoInOneDayId): Promise<ProjectRequestId | undefined> {
  const { rows } = await sql<{ id: ProjectRequestId }>`select r.id from project_requests r
    where r.two_in_one_day_id = ${id} and r.half = 'a'`.execute(db);
  return rows[0]?.id;
}

type Half = { productId: number; deliverableId: number; fields: HalfFields };
type New = {
  projectId: ProjectId;
  fields: TwoInOneFields;
  halves: readonly [Half, Half];
  excludedTrainerIds: readonly number[];
  thresholds: object;
  at: Date;
};

/** Adds two sessions on one day, and returns the ids of the day and of the request that leads it. */
export async function insertDay(tx: Tx, { projectId, fields, halves, at, ...wishes }: New) {
  const { gap_minutes, is_order_fixed, slot } = fields;
  const { id } = await tx
    .insertInto('two_in_one_days')
    .values({ project_id: projectId, gap_minutes, is_order_fixed, created_at: at })
    .returning(sql<TwoInOneDayId>`id`.as('id'))
    .executeTakeFirstOrThrow();
  const rows = halves.map(({ productId, deliverableId, fields: wish }, nth) => ({
    ...{ project_id: projectId, abstract_course_id: productId, deliverable_id: deliverableId, slot, ...wish },
    ...{ two_in_one_day_id: id, half: nth === 0 ? 'a' : 'b', state_since: at, created_at: at },
    excluded_trainer_ids: [...wishes.excludedTrainerIds],
    thresholds: JSON.stringify(wishes.thresholds),
  }));
  const [leading] = await tx
    .insertInto('project_requests')
    .values(rows)
    .returning(sql<ProjectRequestId>`id`.as('id'))
    .execute();
  if (leading === undefined) throw new Error('A day has two requests');
  return { id, requestId: leading.id };
}

type Changed = { id: TwoInOneDayId; fields: TwoInOneFields; halves: readonly [HalfFields, HalfFields] };

/** Saves what both sessions of a day want. The caller has locked the request that leads it. */
export async function updateDay(tx: Tx, { id, fields, halves }: Changed): Promise<void> {
  const { gap_minutes, is_order_fixed, slot } = fields;
  await tx.updateTable('two_in_one_days').set({ gap_minutes, is_order_fixed }).where('id', '=', id).execute();
  for (const [nth, wish] of halves.entries())
    await tx
      .updateTable('project_requests')
      .set({ ...wish, slot })
      .where('two_in_one_day_id', '=', id)
      .where('half', '=', nth === 0 ? 'a' : 'b')
      .execute();
}

/** Returns the lengths of both sessions of the day that a request leads. Undefined for a request of one session. */
export async function findLengths(db: Queries, id: ProjectRequestId): Promise<DayLengths | undefined> {
  const { rows } = await sql<DayLengths>`select r.minutes, s.minutes as "secondMinutes", d.gap_minutes, d.is_order_fixed
    from project_requests r join two_in_one_days d on d.id = r.two_in_one_day_id
    join project_requests s on s.two_in_one_day_id = d.id and s.half = 'b' where r.id = ${id} and r.half = 'a'`.execute(
    db,
  );
  return rows[0];
}

import type { documentsSchemas, ReaderState } from '@doselore/contract/documents';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { UserId } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../../platform/db/index.ts';
import { jobRoleHere } from '../../../../platform/work-history/index.ts';
import type { DocumentPlace } from '../documents.repository.ts';

export type ReaderData = {
  user_id: UserId;
  name: string;
  first_name: string;
  email: string;
  job_role: string | null;
  services: string;
  state: ReaderState;
  due_on: string | null;
  opened_at: Date | null;
  acknowledged_at: Date | null;
  read_version: number | null;
  reminded_at: Date | null;
  total: number;
  /** Position in the whole list, from 1. */
  place: number;
};

type Params = { documentId: number; today: string; isScanning: boolean; userIds?: readonly number[] | undefined };

type Filter = z.output<typeof documentsSchemas.listDocumentReaders.query>;

/** SQL over `document_duties y` and `documents d`: what the document asks of a reader, and whether it is late. */
const stateOf = (
  today: string,
): RawBuilder<ReaderState> => sql<ReaderState>`case when d.must_read = 'none' then 'unasked'
  when y.is_done then 'done' when y.due_on < ${today}::date then 'overdue' else 'outstanding' end`;

/** SQL over `document_duties y`: people of the place. An organisation sees its own members. */
const isOfPlace = ({ groupId }: DocumentPlace) => sql`(${groupId ?? null}::bigint is null
  or exists (select from group_members p where p.user_id = y.user_id and p.group_id = ${groupId ?? null}
    and p.archived_at is null))`;

const sortable = {
  name: sql`lower(u.last_name), lower(u.first_name)`,
  due_on: 'y.due_on',
  opened_at: 'y.opened_at',
  acknowledged_at: 'y.acknowledged_at',
};

/** SQL for the readers of a document at a place, or those of them in `userIds`, with what it asks of each. */
const readersOf = (place: DocumentPlace, { documentId, today, isScanning, userIds }: Params) => sql`
  select y.user_id, y.document_id, ${stateOf(today)} as state, y.due_on, y.opened_at, y.acknowledged_at, y.read_version,
    d.group_id
  from document_duties(${isScanning}) y join documents d on d.id = y.document_id
  where y.document_id = ${documentId} and ${isOfPlace(place)}
    and (${userIds === undefined} or y.user_id = any(${[...(userIds ?? [])]}::bigint[]))`;

/** SQL over `readers`: a page of them, before services and reminders are read for its people. */
const pageOf = (filter: Filter) => sql`
  select y.*, row_number() over (order by ${orderBy(filter, sortable)}, y.user_id)::int as place, count(*) over ()::int as total
  from readers y join users u on u.id = y.user_id
  where (${filter.state} = '' or y.state = ${filter.state})
    and ${whenSearched(filter.q, sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like ${containing(filter.q)}`)}
  order by place ${limitTo(filter)}`;

/** SQL over `page`: its people in full. */
const peopleOf = (place: DocumentPlace) => sql`
  select y.user_id, u.first_name || ' ' || u.last_name as name, u.first_name, u.email, ${jobRoleHere} as job_role,
    coalesce((select string_agg(distinct s.name, ', ') from subgroup_members x join subgroups s on s.id = x.subgroup_id
      where x.user_id = y.user_id and x.group_id = m.group_id and s.archived_at is null), '') as services,
    y.state, y.due_on, y.opened_at, y.acknowledged_at, y.read_version,
    (select max(r.sent_at) from document_reminders r where r.document_id = y.document_id and r.user_id = y.user_id)
      as reminded_at, y.total, y.place
  from page y join users u on u.id = y.user_id
  left join lateral (select x.group_id, x.job_role from group_members x where x.user_id = y.user_id
    and x.archived_at is null and x.group_id = coalesce(${place.groupId ?? null}::bigint, y.group_id, x.group_id)
    order by x.joined_at, x.group_id limit 1) m on true`;

/**
 * Lists the people a document is shown to, by name, with what they did about the version that asks.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listReaderRows(
  db: Queries,
  place: DocumentPlace,
  params: Params & { filter: Filter },
): Promise<ReaderData[]> {
  const { rows } = await sql<ReaderData>`
    with readers as not materialized (${readersOf(place, params)}), page as materialized (${pageOf(params.filter)})
    select * from (${peopleOf(place)}) p order by p.place`.execute(db);
  return rows;
}

export type ReaderFigures = {
  shown: number;
  opened: number;
  acknowledged: number;
  overdue: number;
  remindable: number;
};

/** SQL over `readers`: what they have done. After `remindedSince`, a reminder is too recent to send another. */
const figuresOf = (remindedSince: Date) => sql`
  select count(*)::int as shown, count(y.opened_at)::int as opened, count(y.acknowledged_at)::int as acknowledged,
    count(*) filter (where y.state = 'overdue')::int as overdue,
    count(*) filter (where y.state in ('overdue', 'outstanding') and not exists (
      select from document_reminders r where r.document_id = y.document_id and r.user_id = y.user_id
        and r.sent_at > ${remindedSince}))::int as remindable
  from readers y`;

/**
 * Counts the readers of a document: all readers, or the people in `userIds`.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function countReaderFigures(
  db: Queries,
  place: DocumentPlace,
  params: Params & { remindedSince: Date },
): Promise<ReaderFigures> {
  const { rows } = await sql<ReaderFigures>`
    with readers as not materialized (${readersOf(place, params)}) ${figuresOf(params.remindedSince)}`.execute(db);
  return rows[0] ?? { shown: 0, opened: 0, acknowledged: 0, overdue: 0, remindable: 0 };
}

/**
 * Lists a page of the readers of a document, each with the figures of all of them. Reads its audience once for both.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listReadersWithFigures(
  db: Queries,
  place: DocumentPlace,
  params: Params & { filter: Filter; remindedSince: Date },
): Promise<(ReaderData & ReaderFigures)[]> {
  const { rows } = await sql<ReaderData & ReaderFigures>`
    with readers as materialized (${readersOf(place, params)}), page as materialized (${pageOf(params.filter)})
    select p.*, f.* from (${peopleOf(place)}) p cross join (${figuresOf(params.remindedSince)}) f
    order by p.place`.execute(db);
  return rows;
}

import type { StoredRecord } from '@doselore/contract';
import {
  type DocumentState,
  documentColumns,
  type documentsSchemas,
  type ScanState,
} from '@doselore/contract/documents';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import {
  columnsOf,
  containing,
  limitTo,
  orderBy,
  type Queries,
  type Tx,
  whenSearched,
} from '../../../platform/db/index.ts';

/** Organisation whose documents are meant. Without one, the documents of the site, which only site admins reach. */
export type DocumentPlace = { groupId?: GroupId | undefined };

type Filter = z.output<typeof documentsSchemas.listDocuments.query>;
type Named = { id: number; name: string };

/** Fields that the form changes. The lists of its audience are apart. */
export type StoredDocument = StoredRecord<typeof documentColumns>;

export type DocumentData = StoredDocument & {
  id: number;
  group_id: GroupId | null;
  group_name: string | null;
  is_published: boolean;
  owner: string;
  is_owner_site_admin: boolean;
  state: DocumentState;
  version: number | null;
  scan: ScanState | null;
  groups: Named[];
  subgroups: Named[];
  job_roles: string[];
  total: number;
};

/** SQL over `documents d`: documents that a place lists. An organisation sees documents of the site for its members. */
export const isListedAt = ({ groupId }: DocumentPlace): RawBuilder<boolean> =>
  groupId === undefined
    ? sql<boolean>`d.group_id is null`
    : sql<boolean>`(d.group_id = ${groupId} or d.group_id is null and d.published_at is not null
        and (not exists (select from document_audience a where a.document_id = d.id and a.group_id is not null)
          or exists (select from document_audience a where a.document_id = d.id and a.group_id = ${groupId})))`;

const sortable = { title: sql`lower(d.title)`, review_due_on: 'd.review_due_on', updated_at: 'd.updated_at' };

type Params = { today: string; isScanning: boolean };

/**
 * Lists documents by title. An organisation sees only itself and its services in audiences of the site.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listDocumentRows(
  db: Queries,
  place: DocumentPlace,
  { filter, today, isScanning, documentId }: Params & { filter: Filter; documentId?: number },
): Promise<DocumentData[]> {
  const here = sql`${place.groupId ?? null}::bigint`;
  const { rows } = await sql<DocumentData>`
    select d.id, d.group_id, g.name as group_name, ${columnsOf(documentColumns, 'd')},
      d.published_at is not null as is_published, o.first_name || ' ' || o.last_name as owner,
      exists (select from user_roles r where r.user_id = o.id and r.role = 'super_admin') as is_owner_site_admin,
      case when d.archived_at is not null then 'archived' when d.expires_on < ${today}::date then 'ended'
        when d.published_at is null or not exists (select from shown_document_versions(${isScanning}) v
          where v.document_id = d.id) then 'draft' else 'published' end as state,
      n.version, n.scan,
      (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.id), '[]') from (
        select distinct y.id, y.name from document_audience a join groups y on y.id = a.group_id
        where a.document_id = d.id and (${here} is null or y.id = ${here})) x) as groups,
      (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.id), '[]') from (
        select distinct y.id, y.name from document_audience a join subgroups y on y.id = a.subgroup_id
        where a.document_id = d.id and (${here} is null or y.group_id = ${here})) x) as subgroups,
      (select coalesce(json_agg(distinct a.job_role order by a.job_role), '[]') from document_audience a
        where a.document_id = d.id and a.job_role is not null) as job_roles,
      count(*) over ()::int as total
    from documents d join users o on o.id = d.owner_id left join groups g on g.id = d.group_id
    left join lateral (select v.version, v.scan from document_versions v where v.document_id = d.id
      order by v.version desc limit 1) n on true
    where not d.is_course_material and ${isListedAt(place)}
      and (${documentId ?? null}::bigint is null or d.id = ${documentId ?? null})
      and (${documentId ?? null}::bigint is not null or (d.archived_at is not null) = (${filter.list} = 'archived'))
      and (${filter.category} = '' or d.category = ${filter.category})
      and ${whenSearched(filter.q, sql`lower(d.title || ' ' || d.description) like ${containing(filter.q)}`)}
    order by ${orderBy(filter, sortable)}, d.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach. */
export async function findDocumentRow(
  db: Queries,
  place: DocumentPlace,
  params: Params & { documentId: number },
): Promise<DocumentData | undefined> {
  const filter = { q: '', page: 1, per_page: 1, sort: '', list: 'current', category: '' } as const;
  const [row] = await listDocumentRows(db, place, { ...params, filter });
  return row;
}

/**
 * Locks a document of a place until commit. A document of the site is not found in an organisation.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function lockDocument(
  tx: Tx,
  { groupId }: DocumentPlace,
  documentId: number,
): Promise<{ is_archived: boolean } | undefined> {
  const { rows } = await sql<{ is_archived: boolean }>`
    select d.archived_at is not null as is_archived from documents d
    where d.id = ${documentId} and d.group_id is not distinct from ${groupId ?? null} and not d.is_course_material
    for update`.execute(tx);
  return rows[0];
}

type New = StoredDocument & {
  group_id: number | null;
  is_course_material: boolean;
  published_at: Date | null;
  created_by: UserId;
  updated_at: Date;
};

export async function insertDocument(tx: Tx, document: New): Promise<number> {
  const { id } = await tx.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a document. Publishing it again keeps the first moment. */
export async function updateDocument(
  tx: Tx,
  documentId: number,
  { isPublished, at, ...fields }: StoredDocument & { isPublished: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({
      ...fields,
      published_at: isPublished ? sql<Date>`coalesce(published_at, ${at}::timestamptz)` : null,
      updated_at: at,
    })
    .where('id', '=', documentId)
    .execute();
}

export async function updateArchived(tx: Tx, documentId: number, at: Date | null): Promise<void> {
  await tx.updateTable('documents').set({ archived_at: at }).where('id', '=', documentId).execute();
}

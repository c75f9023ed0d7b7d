import type { DocumentCategory, DocumentType } from '@doselore/contract/resources';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

export type ResourceData = {
  id: number;
  title: string;
  description: string;
  category: DocumentCategory;
  file_name: string;
  media_type: DocumentType;
  storage_key: string;
  bytes: number;
  updated_at: Date;
  group_id: number | null;
  group_name: string | null;
};

/**
 * Lists published documents that a person in scope may read: those for everybody, and those of organisations of which
 * the person is a member. An archived organisation shows none.
 */
export async function listResources(
  db: Queries,
  scope: Scope,
  filter: { documentId?: number } = {},
): Promise<ResourceData[]> {
  const { rows } = await sql<ResourceData>`
    select d.id, d.title, d.description, d.category, d.file_name, d.media_type, d.storage_key, d.bytes, d.updated_at,
      d.group_id, g.name as group_name
    from documents d left join groups g on g.id = d.group_id
    where d.published_at is not null and d.archived_at is null and not d.is_course_material and g.archived_at is null
      and (d.group_id is null or exists (select from group_members m
        where m.group_id = d.group_id and m.archived_at is null and ${scopeWhere(scope, { owner: sql.ref('m.user_id') })}))
      and (${filter.documentId ?? null}::bigint is null or d.id = ${filter.documentId ?? null})
    order by lower(d.title), d.id`.execute(db);
  return rows;
}

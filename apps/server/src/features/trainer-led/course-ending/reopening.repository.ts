import { sql } from 'kysely';
import type { CertificateId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type Reopening = { virtualGroupId: VirtualGroupId; reason: string; at: Date };

/** Makes a closed course open again. Returns the number of times that it has been reopened. */
export async function saveReopening(tx: Tx, { virtualGroupId, reason, at }: Reopening): Promise<number> {
  const { rows } = await sql<{ close_revision: number }>`
    update virtual_groups set state = 'scheduled', ended_at = null, end_reason = '', close_report = null,
      reopened_at = ${at}, reopen_reason = ${reason}, close_revision = close_revision + 1
    where id = ${virtualGroupId} returning close_revision`.execute(tx);
  return rows[0]?.close_revision ?? 0;
}

/**
 * Lists the certificates that earlier closings of the course gave to people whose mark is no longer that they attended.
 */
export async function listUnearned(db: Queries, virtualGroupId: VirtualGroupId): Promise<CertificateId[]> {
  const { rows } = await sql<{ id: CertificateId }>`
    select c.id from virtual_group_delegates d join certificates c on c.user_id = d.user_id
      and (c.source = 'pled' and c.source_id = d.licence_id
        or c.source = 'online' and exists (select from course_users cu join licences l on l.id = cu.licence_id
          where cu.id = c.source_id and l.id = d.licence_id and l.virtual_group_id = d.virtual_group_id))
    where d.virtual_group_id = ${virtualGroupId} and d.attendance <> 'attended' and c.state <> 'revoked'
      and not exists (select from certificates r where r.source = c.source and r.source_id = c.source_id
        and r.revision > c.revision)
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

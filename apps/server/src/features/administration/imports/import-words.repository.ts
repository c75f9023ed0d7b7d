import type { MatchedField } from '@doselore/contract/imports';
import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type RememberedWord = { field: MatchedField; written: string; meaning: string };

/** Lists the words that earlier lists of the organisation used, and what they mean. */
export async function listRememberedWords(db: Queries, groupId: GroupId): Promise<RememberedWord[]> {
  const { rows } = await sql<RememberedWord>`select field, written, meaning from import_words
    where group_id = ${groupId} order by id`.execute(db);
  return rows;
}

/** Remembers words for later lists of the organisation. The last answer counts. */
export async function rememberWords(
  db: Queries,
  params: { groupId: number; actorId: number; now: Date; words: readonly RememberedWord[] },
): Promise<void> {
  await sql`insert into import_words (group_id, field, written, meaning, updated_at, updated_by)
    select ${params.groupId}::bigint, w.field, w.written, w.meaning, ${params.now}::timestamptz, ${params.actorId}::bigint
    from jsonb_to_recordset(${JSON.stringify(params.words)}::jsonb) as w (field text, written text, meaning text)
    on conflict (group_id, field, written) do update
      set meaning = excluded.meaning, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(db);
}

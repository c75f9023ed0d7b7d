import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

/** Lists icons in use with the keys of their pictures, in the order of their ids, without those of one code. */
export async function listPrintedIcons(
  db: Queries,
  ids: readonly number[],
  withoutCode: string | null,
): Promise<{ title: string; key: string }[]> {
  const { rows } = await sql<{ title: string; key: string }>`
    select i.title, p.storage_key as key from certificate_icons i join certificate_pictures p on p.id = i.picture_id
    where i.id = any(${[...ids]}::bigint[]) and i.archived_at is null
      and i.code is distinct from ${withoutCode} order by i.id`.execute(db);
  return rows;
}

export async function listPrintedFooters(db: Queries, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from certificate_footer_messages
    where id = any(${[...ids]}::bigint[]) and archived_at is null order by id`.execute(db);
  return rows.map(({ text }) => text);
}

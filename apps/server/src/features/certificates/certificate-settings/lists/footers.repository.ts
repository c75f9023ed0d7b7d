import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type FooterData = { id: number; code: string; text: string; is_archived: boolean };

const columns = sql`m.id, m.code, m.text, m.archived_at is not null as is_archived`;
/** The newest row of a code is in use. Issued certificates show earlier rows. */
const isNewest = sql`not exists (select from certificate_footer_messages n where n.code = m.code and n.id > m.id)`;

export async function listFooterRows(db: Queries): Promise<FooterData[]> {
  const { rows } = await sql<FooterData>`select ${columns} from certificate_footer_messages m
    where ${isNewest} order by m.archived_at is not null, lower(m.text), m.id`.execute(db);
  return rows;
}

/** Finds a message and locks it until commit. Undefined for a row that a newer one has replaced. */
export async function lockFooter(tx: Tx, footerMessageId: number): Promise<FooterData | undefined> {
  const { rows } = await sql<FooterData>`select ${columns} from certificate_footer_messages m
    where m.id = ${footerMessageId} and ${isNewest} for no key update`.execute(tx);
  return rows[0];
}

export async function hasFooter(db: Queries, footerMessageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificate_footer_messages')
    .select('id')
    .where('id', '=', footerMessageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFooter(
  tx: Tx,
  { code, text, madeBy, at }: { code: string; text: string; madeBy: number; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('certificate_footer_messages')
    .values({ code, text, made_by: madeBy, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function archiveFooterRow(tx: Tx, footerMessageId: number, at: Date | null): Promise<void> {
  await tx
    .updateTable('certificate_footer_messages')
    .set({ archived_at: at })
    .where('id', '=', footerMessageId)
    .execute();
}

import type { IconKind } from '@doselore/contract/certificate-settings';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type IconData = {
  id: number;
  code: string;
  title: string;
  kind: IconKind;
  group_id: number | null;
  group_name: string | null;
  picture_id: number;
  is_archived: boolean;
};

const columns = sql`i.id, i.code, i.title, i.kind, i.group_id, g.name as group_name, i.picture_id,
  i.archived_at is not null as is_archived`;
/** The newest row of a code is in use. Issued certificates show earlier rows. */
const isNewest = sql`not exists (select from certificate_icons n where n.code = i.code and n.id > i.id)`;

/** Takes no scope: icons belong to the site, and only site admins read them. */
export async function listIconRows(db: Queries): Promise<IconData[]> {
  const { rows } =
    await sql<IconData>`select ${columns} from certificate_icons i left join groups g on g.id = i.group_id
    where ${isNewest} order by i.archived_at is not null, lower(i.title), i.id`.execute(db);
  return rows;
}

/**
 * Finds an icon and locks it until commit. Undefined for a row that a newer one has replaced.
 * Takes no scope: icons belong to the site, and only site admins read them.
 */
export async function lockIcon(tx: Tx, iconId: number): Promise<IconData | undefined> {
  const { rows } =
    await sql<IconData>`select ${columns} from certificate_icons i left join groups g on g.id = i.group_id
    where i.id = ${iconId} and ${isNewest} for no key update of i`.execute(tx);
  return rows[0];
}

export async function hasIcon(db: Queries, iconId: number): Promise<boolean> {
  const row = await db.selectFrom('certificate_icons').select('id').where('id', '=', iconId).executeTakeFirst();
  return row !== undefined;
}

type NewIcon = {
  code: string;
  title: string;
  kind: IconKind;
  groupId: number | null;
  pictureId: number;
  madeBy: number;
  at: Date;
};

export async function insertIcon(tx: Tx, icon: NewIcon): Promise<number> {
  const { id } = await tx
    .insertInto('certificate_icons')
    .values({
      code: icon.code,
      title: icon.title,
      kind: icon.kind,
      group_id: icon.groupId,
      picture_id: icon.pictureId,
      made_by: icon.madeBy,
      made_at: icon.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function archiveIconRow(tx: Tx, iconId: number, at: Date | null): Promise<void> {
  await tx.updateTable('certificate_icons').set({ archived_at: at }).where('id', '=', iconId).execute();
}

/** Takes no scope: icons belong to the site, and only site admins read them. */
export async function hasGroup(db: Queries, groupId: number): Promise<boolean> {
  const row = await db.selectFrom('groups').select('id').where('id', '=', groupId).executeTakeFirst();
  return row !== undefined;
}

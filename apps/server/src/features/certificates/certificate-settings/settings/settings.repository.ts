import { type CertificateSettings, certificateSettingFields, noIds } from '@doselore/contract/certificate-settings';
import { sql } from 'kysely';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';
import type { Product } from '../printing/product-details.repository.ts';
import type { SettingsPlace } from './place-of.ts';

const products = sql`(select 'abstract_course' as type, id, title, default_months from abstract_courses
  union all select 'abstract_paper_course', id, title, default_months from abstract_paper_courses)`;

export type ProductData = { title: string; default_months: number; group_name: string | null };

/**
 * Finds a course, with the name of the organisation of the place. Undefined where either does not exist.
 * Takes no scope: settings of a course and of the organisation that issues; only site admins read them by an address.
 */
export async function findProduct(db: Queries, { product, groupId }: SettingsPlace): Promise<ProductData | undefined> {
  const { rows } = await sql<ProductData>`
    select p.title, p.default_months, g.name as group_name from ${products} p left join groups g on g.id = ${groupId}
    where p.type = ${product.type} and p.id = ${product.id} and (${groupId}::bigint is null or g.id is not null)`.execute(
    db,
  );
  return rows[0];
}

/**
 * Locks a course until commit, so that two saves of its settings run one after the other. Returns whether the course
 * exists.
 */
export async function lockProduct(tx: Tx, product: Product): Promise<boolean> {
  const table = product.type === 'abstract_course' ? sql`abstract_courses` : sql`abstract_paper_courses`;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${table} where id = ${product.id} for no key update`.execute(tx);
  return rows.length > 0;
}

const { icon_ids: _icons, footer_message_ids: _footers, ...stored } = certificateSettingFields;

export type SettingsVersion = CertificateSettings & {
  id: number;
  group_id: number | null;
  version: number;
  made_at: Date;
  made_by_name: string | null;
};

/**
 * SQL that replaces the ids of a list by the ids of the rows in use. A changed icon or message gets the id of its
 * newest row. An archived icon or message is left out.
 */
const inUse = (table: 'certificate_icons' | 'certificate_footer_messages', ids: string) => sql`case
  when ${sql.ref(ids)} is null then null else (select coalesce(string_agg(n.id::text, ',' order by n.id), ${noIds})
    from ${sql.table(table)} n where n.archived_at is null
      and not exists (select from ${sql.table(table)} l where l.code = n.code and l.id > n.id)
      and n.code in (select o.code from ${sql.table(table)} o
        where o.id = any(string_to_array(nullif(${sql.ref(ids)}, ${noIds}), ',')::bigint[]))) end`;

/**
 * Lists the settings in use: of the course, then of the organisation. Leaves out a level without settings.
 * Takes no scope: settings of a course and of the organisation that issues; only site admins read them by an address.
 */
export async function listSettingsInUse(db: Queries, { product, groupId }: SettingsPlace): Promise<SettingsVersion[]> {
  const { rows } = await sql<SettingsVersion>`
    select distinct on (v.group_id) v.id, v.group_id, v.version, ${columnsOf(stored, 'v')},
      ${inUse('certificate_icons', 'v.icon_ids')} as icon_ids,
      ${inUse('certificate_footer_messages', 'v.footer_message_ids')} as footer_message_ids,
      v.made_at,
      case when u.erased_at is null then u.first_name || ' ' || u.last_name end as made_by_name
    from certificate_setting_versions v join users u on u.id = v.made_by
    where v.product_type = ${product.type} and v.product_id = ${product.id}
      and (v.group_id is null or v.group_id = ${groupId})
    order by v.group_id nulls first, v.version desc`.execute(db);
  return rows;
}

/**
 * Lists the organisations with settings of their own for a course, by name.
 * Takes no scope: settings of a course and of the organisation that issues; only site admins read them by an address.
 */
export async function listOrganisationsWithSettings(
  db: Queries,
  product: Product,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from groups g where g.archived_at is null and exists (
      select from certificate_setting_versions v where v.group_id = g.id and v.product_type = ${product.type}
        and v.product_id = ${product.id})
    order by lower(g.name), g.id`.execute(db);
  return rows;
}

type NewVersion = SettingsPlace & { version: number; fields: CertificateSettings; madeBy: number; at: Date };

export async function insertVersion(tx: Tx, { product, groupId, version, fields, madeBy, at }: NewVersion) {
  await tx
    .insertInto('certificate_setting_versions')
    .values({
      product_type: product.type,
      product_id: product.id,
      group_id: groupId,
      version,
      ...fields,
      made_by: madeBy,
      made_at: at,
    })
    .execute();
}

/** Lists the ids that certificates may show: icons of the site, and icons of this organisation. */
export async function listUsableIcons(db: Queries, params: { ids: readonly number[]; groupId: number | null }) {
  const { rows } = await sql<{
    id: number;
  }>`select id from certificate_icons where id = any(${[...params.ids]}::bigint[])
    and archived_at is null and (group_id is null or group_id = ${params.groupId})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listUsableFooters(db: Queries, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from certificate_footer_messages
    where id = any(${[...ids]}::bigint[]) and archived_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

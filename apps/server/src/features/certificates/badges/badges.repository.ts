import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import { type CertificateId, type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Facts of a certificate that its badge contains. `objectives` has one objective on each line. */
export type BadgeFacts = {
  id: CertificateId;
  group_id: GroupId;
  serial: string;
  title: string;
  product_type: ProductType;
  product_id: number;
  details_version: number;
  objectives: string;
  /** Printed heading, such as "Certificate of completion", and the words before the title. */
  heading: string;
  lead: string;
  hours: string | null;
  awarded_on: string;
  expires_on: string | null;
  months: number;
  state: string;
  email: string;
  first_name: string;
  last_name: string;
};

/**
 * SQL for the version of the details of a certificate `c`. It is the stored version, or else the version of the day of
 * issue.
 */
export const detailsVersion = sql`coalesce(c.details_version, (select max(d.version) from product_details d
  where d.product_type = c.product_type and d.product_id = c.product_id and d.made_at <= c.created_at), 0)`;

/** Finds the facts of a certificate of the scope. */
export async function findBadgeFacts(
  db: Queries,
  scope: Scope,
  certificateId: CertificateId,
): Promise<BadgeFacts | undefined> {
  const { rows } = await sql<BadgeFacts>`
    select c.id, c.group_id, c.serial, c.title, c.product_type, c.product_id, v.version as details_version,
      coalesce(d.objectives, '') as objectives, coalesce(c.printed ->> 'heading', 'Certificate of completion') as heading,
      coalesce(c.printed ->> 'lead', 'has completed') as lead, c.printed ->> 'hours' as hours, c.awarded_on,
      c.expires_on, c.months, c.state, u.email, c.holder_first_name as first_name, c.holder_last_name as last_name
    from certificates c join users u on u.id = c.user_id
    cross join lateral (select ${detailsVersion} as version) v
    left join product_details d on d.product_type = c.product_type and d.product_id = c.product_id
      and d.version = v.version
    where ${scopeWhere(scope, { owner: sql.ref('c.user_id'), group: sql.ref('c.group_id') })}
      and c.id = ${certificateId}`.execute(db);
  return rows[0];
}

/** Place of a badge in a status list. */
export type BadgePlace = { uuid: string; list_number: number; list_index: number };

export function findPlace(db: Queries, certificateId: CertificateId): Promise<BadgePlace | undefined> {
  return db
    .selectFrom('badges')
    .select(['uuid', 'list_number', 'list_index'])
    .where('certificate_id', '=', certificateId)
    .executeTakeFirst();
}

/** Finds the certificate of a badge that this site has signed. Takes no scope: the signed badge is the only key. */
export async function findCertificateOfBadge(db: Queries, uuid: string): Promise<CertificateId | undefined> {
  const { rows } = await sql<{ certificate_id: CertificateId }>`select certificate_id from badges
    where uuid = ${uuid}::uuid`.execute(db);
  return rows[0]?.certificate_id;
}

/** Inserts a badge unless the certificate has a badge or the place is taken. Returns whether it inserted the badge. */
export async function insertPlace(
  db: Tx,
  { certificateId, at, ...place }: BadgePlace & { certificateId: CertificateId; at: Date },
): Promise<boolean> {
  const stored = await db
    .insertInto('badges')
    .values({ certificate_id: certificateId, ...place, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('certificate_id')
    .executeTakeFirst();
  return stored !== undefined;
}

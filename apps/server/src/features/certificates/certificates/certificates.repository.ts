import type { readCertificateKey } from '@doselore/contract/certificates';
import { sql } from 'kysely';
import { type CertificateId, type CourseUserId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { PrintedSettings } from '../certificate-settings/index.ts';

/**
 * Printed facts other than the holder's name, as they were on the day of issue. `drawing` is the version of the layout.
 * `is_backfilled` marks certificates from before these facts were stored.
 */
export type PrintedFacts = { drawing: 1; organisation: string; is_backfilled?: true } | PrintedSettings;

export type CertificateData = {
  id: number;
  serial: string;
  user_id: number;
  title: string;
  holder_first_name: string;
  holder_last_name: string;
  /** Registration number that is printed; null where the settings did not ask for it. */
  holder_registration_number: string | null;
  printed: PrintedFacts;
  awarded_on: string;
  expires_on: string | null;
  state: string;
  verify_code: string;
  created_at: Date;
  /** Day on which it was withdrawn. */
  revoked_on: string | null;
  /** True when the person has been erased since. The name stays locked. */
  is_erased: boolean;
};

const select = sql`select c.id, c.serial, c.user_id, c.title, c.holder_first_name, c.holder_last_name, c.holder_registration_number, c.printed,
  c.awarded_on, c.expires_on, c.state, c.verify_code, c.created_at,
  (c.revoked_at at time zone 'Europe/London')::date::text as revoked_on, u.erased_at is not null as is_erased
  from certificates c join users u on u.id = c.user_id`;

export async function listCertificates(
  db: Queries,
  scope: Scope,
  filter: { certificateId?: number } = {},
): Promise<CertificateData[]> {
  const { rows } = await sql<CertificateData>`${select}
    where ${scopeWhere(scope, { owner: sql.ref('c.user_id'), group: sql.ref('c.group_id') })}
      and (${filter.certificateId ?? null}::bigint is null or c.id = ${filter.certificateId ?? null})
    order by c.awarded_on desc, c.id desc`.execute(db);
  return rows;
}

export type Replacement = Pick<CertificateData, 'awarded_on' | 'expires_on' | 'state'> & {
  kind: 'renewal' | 'revision';
};
export type CheckedCertificate = CertificateData & { replacement: Replacement | null };

/**
 * Finds a certificate by its code or number, or by the id in a badge. Everyone who knows the key may read it.
 * `replacement` is the last certificate of the chain of `superseded_by_id`. A revision has the source of this
 * certificate, a renewal has another source.
 * Takes no scope: everybody who has the number or the code may look.
 */
export async function findCertificateByKey(
  db: Queries,
  { kind, value }: ReturnType<typeof readCertificateKey> | { kind: 'id'; value: CertificateId },
): Promise<CheckedCertificate | undefined> {
  const columns = { code: 'c.verify_code', number: 'c.serial', id: 'c.id' };
  const isFound = sql`${sql.ref(columns[kind])} = ${value}`;
  const { rows } = await sql<CheckedCertificate>`
    with recursive later as (
      select n.id, n.awarded_on, n.expires_on, n.state, n.source = c.source and n.source_id = c.source_id as is_same, 1 as step
      from certificates c join certificates n on n.id = c.superseded_by_id where ${isFound}
      union all
      select n.id, n.awarded_on, n.expires_on, n.state, l.is_same and n.source = o.source and n.source_id = o.source_id, l.step + 1
      from later l join certificates o on o.id = l.id join certificates n on n.id = o.superseded_by_id
    )
    select f.*, (select json_build_object('awarded_on', l.awarded_on, 'expires_on', l.expires_on, 'state', l.state,
      'kind', case when l.is_same then 'revision' else 'renewal' end) from later l order by l.step desc limit 1) as replacement
    from (${select} where ${isFound}) f`.execute(db);
  return rows[0];
}

export function findCertificateOfCourse(db: Queries, courseUserId: CourseUserId) {
  return db
    .selectFrom('certificates')
    .select(['id', 'awarded_on', 'expires_on'])
    .where('source', '=', 'online')
    .where('source_id', '=', courseUserId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { CertificateId, GroupId, SubgroupId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { LedgerKey } from '../../../licences/ledger/index.ts';
import { exampleDomain } from './example-world.ts';

/** SQL over `users u`: the person was added with the example data and is still a demo user. */
export const isExamplePerson = sql<boolean>`(u.is_demo and u.email like ${`%@${exampleDomain}`} and u.erased_at is null)`;

/**
 * Finds the name of the example organisation.
 * Takes no scope: only site admins ask.
 */
export function findExampleGroup(db: Queries, groupId: number): Promise<{ id: number; name: string } | undefined> {
  return db.selectFrom('groups').select(['id', 'name']).where('id', '=', groupId).executeTakeFirst();
}

/** Lists the example people of the organisation, also those who have left it. */
export async function listExamplePeople(db: Queries, groupId: GroupId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`select u.id from users u join group_members m on m.user_id = u.id
    where m.group_id = ${groupId} and ${isExamplePerson} order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists the certificates of example people that are not withdrawn by their last revision, the newest first. */
export async function listExampleCertificates(db: Queries, groupId: GroupId): Promise<CertificateId[]> {
  const { rows } = await sql<{ id: CertificateId }>`select c.id from certificates c join users u on u.id = c.user_id
    where c.group_id = ${groupId} and c.state <> 'revoked' and ${isExamplePerson}
      and not exists (select from certificates r where r.source = c.source and r.source_id = c.source_id and r.revision > c.revision)
    order by c.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists the open services of the organisation. */
export async function listServices(db: Queries, groupId: GroupId): Promise<SubgroupId[]> {
  const { rows } = await sql<{ id: SubgroupId }>`select id from subgroups
    where group_id = ${groupId} and archived_at is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

type Pot = LedgerKey & { available: number };

/** Lists what the general pots of the organisation hold. */
export async function listPots(db: Queries, groupId: GroupId): Promise<Pot[]> {
  const { rows } = await sql<{
    product_type: 'abstract_course' | 'abstract_paper_course';
    product_id: number;
    certificate_months: number;
    available: number;
  }>`select product_type, product_id, certificate_months, available from licence_accounts
    where group_id = ${groupId} and kind = 'POT' and available > 0 order by id`.execute(db);
  return rows.map((row) => ({
    groupId,
    productType: row.product_type,
    productId: row.product_id,
    certificateMonths: row.certificate_months,
    available: row.available,
  }));
}

/** Returns the product of a course. */
export async function findProduct(db: Queries, courseId: number): Promise<number | undefined> {
  const row = await db.selectFrom('courses').select('abstract_course_id').where('id', '=', courseId).executeTakeFirst();
  return row?.abstract_course_id;
}

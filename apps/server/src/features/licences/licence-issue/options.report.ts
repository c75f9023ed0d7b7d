import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import { isOpenProduct, type Queries, titleOf } from '../../../platform/db/index.ts';
import { sourceOf } from './issue-seats.ts';
import type { IssuePlace } from './seat-issue.ts';

export type OptionData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  available: number;
  has_live: boolean;
  valid_until: string | null;
  draft_course_id: number | null;
};

/**
 * Lists for each ledger key of one source whether this person could get a licence now. A virtual group offers only the
 * course that it teaches.
 */
export async function listOptions(
  db: Queries,
  params: { place: IssuePlace; userId: number; today: string },
): Promise<OptionData[]> {
  const source = sourceOf(params.place);
  const isSame = (table: string) => sql`${sql.ref(`${table}.user_id`)} = ${params.userId}
    and ${sql.ref(`${table}.group_id`)} = a.group_id and ${sql.ref(`${table}.product_id`)} = a.product_id
    and ${sql.ref(`${table}.product_type`)} = a.product_type`;
  const { rows } = await sql<OptionData>`
    select a.product_type, a.product_id, ${titleOf('a')} as title, a.certificate_months, a.available,
      exists (select from licences l where ${isSame('l')} and l.state in ('issued', 'in_progress')) as has_live,
      (select c.expires_on from certificates c where ${isSame('c')} and c.state = 'valid'
        and c.expires_on >= ${params.today}::date) as valid_until,
      (select d.course_id from draft_products() d where a.product_type = 'abstract_course' and d.product_id = a.product_id)
        as draft_course_id
    from licence_accounts a
    where a.group_id = ${params.place.groupId} and a.kind = ${source.kind}
      and a.place_id = ${'placeId' in source ? source.placeId : 0}
      and ${isOpenProduct('a')}
      and (a.kind <> 'VGPOOL' or a.product_type = 'abstract_course'
        and a.product_id = (select abstract_course_id from virtual_groups where id = a.place_id))
    order by title, a.certificate_months`.execute(db);
  return rows;
}

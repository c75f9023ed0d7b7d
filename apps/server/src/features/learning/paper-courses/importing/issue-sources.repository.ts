import { type Level, mayUnder } from '@doselore/contract';
import type { ImportQuestions } from '@doselore/contract/imports';
import { sql } from 'kysely';
import type { CheckedPlace } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

export type IssueSource = NonNullable<ImportQuestions['licences']>['sources'][number];

/**
 * Lists the stock of a face-to-face course that can give people licences: the pool of the service of the list, and the
 * general pot for those who issue in the whole organisation.
 */
export async function listIssueSources(
  db: Queries,
  { groupId, subgroupId, level, productId }: CheckedPlace & { level: Level; productId: number },
): Promise<IssueSource[]> {
  const { rows } = await sql<IssueSource>`
    select s.kind as source, s.certificate_months as "certificateMonths", s.available::int as seats from licence_accounts s
    where s.group_id = ${groupId} and s.product_type = 'abstract_paper_course' and s.product_id = ${productId}
      and s.available > 0 and ((s.kind = 'POT' and ${mayUnder(level, 'licences.issueInGroup')})
        or (s.kind = 'POOL' and s.place_id = ${subgroupId ?? null}))
    order by s.kind, s.certificate_months`.execute(db);
  return rows;
}

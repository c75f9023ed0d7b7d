import { sql } from 'kysely';
import type { GroupId, UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export type DueReview = {
  document_id: number;
  group_id: GroupId | null;
  title: string;
  review_due_on: string;
  left: number;
  owner_id: UserId;
  email: string;
  first_name: string;
  /** The owner can sign in and is still an admin of the place of the document. */
  is_admin: boolean;
};

/**
 * Stores every notice of a review that is due today and was not given yet, and returns it. Of several thresholds in
 * days before the review only the nearest counts.
 * Takes no scope: a job looks at all documents.
 */
export async function takeDueReviews(
  tx: Tx,
  params: { today: string; now: Date; thresholds: readonly number[] },
): Promise<DueReview[]> {
  const { rows } = await sql<DueReview>`
    with noted as (
      insert into document_review_notices (document_id, review_due_on, days_left, sent_at)
      select d.id, d.review_due_on, t.threshold, ${params.now}::timestamptz from documents d
      left join groups g on g.id = d.group_id
      join lateral (select min(v) as threshold from unnest(${[...params.thresholds]}::int[]) v
        where v >= d.review_due_on - ${params.today}::date) t on t.threshold is not null
      where d.review_due_on >= ${params.today}::date and d.archived_at is null and g.archived_at is null
        and not d.is_course_material
      on conflict do nothing
      returning document_id
    )
    select d.id as document_id, d.group_id, d.title, d.review_due_on, d.review_due_on - ${params.today}::date as left,
      u.id as owner_id, u.email, u.first_name,
      u.state = 'active' and (exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')
        or exists (select from group_managers m join user_roles r on r.user_id = m.user_id and r.role = 'group_admin'
          where m.user_id = u.id and m.group_id = d.group_id)) as is_admin
    from noted n join documents d on d.id = n.document_id join users u on u.id = d.owner_id order by d.id`.execute(tx);
  return rows;
}

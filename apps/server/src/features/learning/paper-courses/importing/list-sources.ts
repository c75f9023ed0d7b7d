import type { Queries } from '../../../../platform/db/index.ts';
import type { ListedRows } from '../../../administration/imports/declaring/index.ts';
import { type IssueSource, listIssueSources } from './issue-sources.repository.ts';

/** Lists the stock that a list of results can take licences from. */
export async function sourcesOf(db: Queries, list: ListedRows['list']): Promise<IssueSource[]> {
  const { abstract_paper_course_id: productId, level, group_id: groupId, subgroup_id } = list;
  if (productId === null) return [];
  return listIssueSources(db, { groupId, subgroupId: subgroup_id ?? undefined, level, productId });
}

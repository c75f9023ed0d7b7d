import { issuableVerdicts } from '@doselore/contract/licence-issue';
import type { Queries } from '../../../platform/db/index.ts';
import { type Judged, listVerdicts } from './issue.repository.ts';

export type JudgedPerson = Judged & { isIssuable: boolean };

/**
 * Tells for each person, once and in the order of the request, whether they can have a licence now, and why not.
 * Unknown ids are reported as not members. Locks nothing: after `lockForIssue` the verdicts stay true until commit.
 */
export async function judgePeople(
  db: Queries,
  { userIds, ...target }: Parameters<typeof listVerdicts>[1],
): Promise<JudgedPerson[]> {
  const judged = await listVerdicts(db, { ...target, userIds: [...new Set(userIds)] });
  return judged.map((one) => ({ ...one, isIssuable: issuableVerdicts.includes(one.verdict) }));
}

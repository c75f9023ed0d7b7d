import { isService, type Level } from '@doselore/contract';
import { issueFromPool, issueFromPot, issueFromVirtualGroup, issueLicence } from '@doselore/contract/licence-issue';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { IssueOption, PersonHere } from '../licences/index.ts';

type Key = Pick<IssueOption, 'productType' | 'productId' | 'certificateMonths'>;
type Issue = Key & {
  source: IssueOption['source'];
  /** Courses of the bundle that the person gets too. */
  bundled: Key[];
  idempotencyKey: string;
};

export function sendIssue(
  level: Level,
  { place: at, userId }: PersonHere,
  { source, ...body }: Issue,
): Promise<unknown> {
  const { virtualGroupId, ...place } = at;
  const one = { ...body, userIds: [userId], mode: 'all' as const };
  if (virtualGroupId !== null)
    return callEndpoint(issueFromVirtualGroup, { level, params: { virtualGroupId }, body: one });
  if (!isService(place)) return callEndpoint(issueLicence, { level, params: { ...place, userId }, body });
  const call = { level, params: place, body: one };
  return source === 'POT' ? callEndpoint(issueFromPot.subgroup, call) : callEndpoint(issueFromPool, call);
}

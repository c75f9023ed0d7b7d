import type { Level } from '@doselore/contract';
import { issueFromVirtualGroup } from '@doselore/contract/licence-issue';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { PersonHere } from '../licences/index.ts';
import { type Issue, sendIssueAt } from '../training-status/index.ts';

export function sendIssue(level: Level, { place: at, userId }: PersonHere, issue: Issue): Promise<unknown> {
  const { virtualGroupId, ...place } = at;
  if (virtualGroupId === null) return sendIssueAt(level, { place, userId }, issue);
  const { source: _pool, ...body } = issue;
  return callEndpoint(issueFromVirtualGroup, {
    level,
    params: { virtualGroupId },
    body: { ...body, userIds: [userId], mode: 'all' },
  });
}

import { isService, type Level, type Place } from '@doselore/contract';
import type { IssueSource } from '@doselore/contract/ledger';
import { issueFromPool, issueFromPot, issueLicence } from '@doselore/contract/licence-issue';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { StockKey } from '../ledger/index.ts';

export type Issue = StockKey & {
  source: IssueSource;
  /** Courses of the bundle that the person gets too. */
  bundled: StockKey[];
  idempotencyKey: string;
};

/** Issues one licence to one person. An organisation issues from its pot, a service from its pool or the pot. */
export function sendIssueAt(
  level: Level,
  { place, userId }: { place: Place; userId: number },
  { source, ...body }: Issue,
): Promise<unknown> {
  if (!isService(place)) return callEndpoint(issueLicence, { level, params: { ...place, userId }, body });
  const call = { level, params: place, body: { ...body, userIds: [userId], mode: 'all' as const } };
  return source === 'POT' ? callEndpoint(issueFromPot.subgroup, call) : callEndpoint(issueFromPool, call);
}

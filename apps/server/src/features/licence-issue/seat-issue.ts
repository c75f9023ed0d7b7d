import type { IssueSource } from '@doselore/contract/ledger';
import type { Actor, GroupId, SubgroupId, VirtualGroupId } from '../../platform/access/index.ts';
import type { LedgerKey } from '../ledger/index.ts';

/** The place for which licences are issued, and the source of their seats. */
export type IssuePlace = {
  groupId: GroupId;
  subgroupId?: SubgroupId | undefined;
  virtualGroupId?: VirtualGroupId | undefined;
  source: IssueSource;
};

export type SeatIssue = {
  key: LedgerKey;
  place: IssuePlace;
  userIds: readonly number[];
  /** `all`: one person who cannot have a licence blocks all others. */
  mode: 'all' | 'eligible';
  actor: Actor;
  batchId: string;
  at: Date;
};

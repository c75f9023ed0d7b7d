import type { IssueSource } from '@doselore/contract/ledger';
import type { Actor, GroupId, SubgroupId, VirtualGroupId } from '../../../platform/access/index.ts';
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
  /** Keys of the same organisation and source that the same people get too, where they have no live licence for them. */
  bundled?: readonly LedgerKey[] | undefined;
  place: IssuePlace;
  userIds: readonly number[];
  /** `all`: one person who cannot have a licence blocks all others. */
  mode: 'all' | 'eligible';
  actor: Actor;
  batchId: string;
  at: Date;
};

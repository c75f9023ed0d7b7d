import type { IssueSource } from '@doselore/contract/licences';
import type { LedgerKey } from '../../ledger/index.ts';

/** Where people are issued to, and where the seat comes from. */
export type IssuePlace = {
  groupId: number;
  subgroupId?: number | undefined;
  virtualGroupId?: number | undefined;
  source: IssueSource;
};

export type SeatIssue = {
  key: LedgerKey;
  place: IssuePlace;
  userIds: readonly number[];
  /** `all`: one who cannot have a licence refuses them all. */
  mode: 'all' | 'eligible';
  actorId: number;
  batchId: string;
  at: Date;
};

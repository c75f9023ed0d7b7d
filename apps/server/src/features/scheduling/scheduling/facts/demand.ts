import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Span } from '../evaluation/facts.ts';

/**
 * Course, or a request or a course of several days of a booking without a course yet. Its own claims are no conflict for it.
 */
export type Claimant = {
  virtualGroupId: VirtualGroupId | null;
  projectRequestId: number | null;
  multiDayId: number | null;
};

/** Need for a trainer, a venue and a meeting account at some times. A course or a request of a booking has it. */
export type Demand = {
  claimant: Claimant;
  isDraft: boolean;
  groupId: GroupId;
  productId: number;
  isVirtual: boolean;
  venueId: number | null;
  /** Area whose reference point counts while no venue is chosen. */
  locationId: number | null;
  /** Room, or premises of the organisation. */
  place: string | null;
  /** Postcode district of these premises. */
  district: string | null;
  video_account_id: number | null;
  excludedTrainerIds: readonly number[];
  /** In their order. */
  sessions: readonly Span[];
  /** Moment of the question. Holds that have run out by then do not count. */
  at: Date;
};

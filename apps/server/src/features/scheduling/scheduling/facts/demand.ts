import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Span } from '../evaluation/facts.ts';

/** Whose claims are its own, and so no conflict: a course, or a request of a booking that has no course yet. */
export type Claimant = { virtualGroupId: VirtualGroupId | null; projectRequestId: number | null };

/** What trainers, a venue and a meeting account are asked for. A course gives it, and so does a booking. */
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

import { emptyRecord } from '@doselore/contract';
import {
  type OtherSession,
  type PairOfStarts,
  type ProjectRequest,
  type TwoInOneDay,
  twoInOneFields,
} from '@doselore/contract/bookings';
import { buildRequest } from '../bookings.factory.ts';

/** Second session of the day 6: basic life support after injection technique. */
export const other: NonNullable<OtherSession> = {
  ...{ two_in_one_day_id: 6, product: { id: 8, name: 'Basic life support' }, is_virtual: false, delegates: 10 },
  ...{ minutes: 90, gap_minutes: 30, is_order_fixed: false, place: 'Quay Room', starts_at: null },
};

/** Builds the request 5 that leads the day 6. */
export const buildLeading = (changes: Partial<ProjectRequest> = {}): ProjectRequest =>
  buildRequest({ other, ...changes });

const session = (id: number, name: string) => ({
  ...{ product: { id, name }, is_virtual: false, venue: 'Quay Room', location: null, video_account: null },
  ...{ starts_at: null, course: null },
});

/** Builds the day 6 of the project 4. */
export const buildDay = (changes: Partial<TwoInOneDay> = {}): TwoInOneDay => ({
  ...emptyRecord(twoInOneFields),
  ...{ id: 6, request_id: 5, state: 'draft', state_since: '2026-11-02T09:00:00.000Z', dates: 2, enquiry: null },
  ...{ project: { id: 4, name: 'Winter training' }, group: { id: 7, name: 'Harbour' }, end_reason: null },
  ...{ slot: 'am', gap_minutes: 30, first_delegates: 8, first_minutes: 180, second_delegates: 10, second_minutes: 90 },
  ...{ first_assessment_type: 'none', second_assessment_type: 'none', keep_half: null },
  ...{ first: session(3, 'Injection technique'), second: session(8, 'Basic life support') },
  ...changes,
});

const at = (time: string) => `2027-02-08T${time}:00.000Z`;
/** Injection technique first, and basic life support first. */
export const firstPair: PairOfStarts = { start: at('09:00'), order: 'ab', second_start: at('12:30') };
export const otherPair: PairOfStarts = { start: at('09:15'), order: 'ba', second_start: at('11:15') };

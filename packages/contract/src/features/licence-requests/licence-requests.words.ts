import type { LicenceRequestState } from './licence-requests.rules.ts';

export const licenceRequestWords: Record<LicenceRequestState, string> = {
  pending: 'Waiting',
  part_fulfilled: 'Partly fulfilled',
  fulfilled_from_pot: 'Fulfilled',
  ordered: 'Ordered',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

import {
  type LicenceRequestRow,
  type LicenceRequestState,
  licenceRequestStates,
  licenceRequestWords,
} from '@doselore/contract/licence-requests';
import type { Hue } from '../../../theme/tokens.ts';

export const requestHues: Record<LicenceRequestState, Hue> = {
  pending: 'amber',
  part_fulfilled: 'gentian',
  fulfilled_from_pot: 'leaf',
  ordered: 'leaf',
  declined: 'brick',
  withdrawn: 'porcelain',
  lapsed: 'porcelain',
};

/** Returns the name of the requester: a service, or a Pharmacist-led Course without a service. */
export const askerName = ({ subgroup, virtual_group }: Pick<LicenceRequestRow, 'subgroup' | 'virtual_group'>) =>
  (subgroup ?? virtual_group)?.name ?? 'N/A';

type Open = Pick<LicenceRequestRow, 'state' | 'quantity' | 'fulfilled_quantity'>;

export const isOpenRequest = ({ state }: Open) => state === 'pending' || state === 'part_fulfilled';

/** Counts the licences that are still to be fulfilled; 0 for a closed request. */
export const openQuantity = (row: Open) => (isOpenRequest(row) ? row.quantity - row.fulfilled_quantity : 0);

export const stateFilters: readonly { value: '' | 'open' | LicenceRequestState; label: string }[] = [
  { value: 'open', label: 'Awaiting decision' },
  { value: '', label: 'Any state' },
  ...licenceRequestStates.map((value) => ({ value, label: licenceRequestWords[value] })),
];

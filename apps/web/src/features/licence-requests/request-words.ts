import type { LicenceRequestRow, LicenceRequestState } from '@doselore/contract';
import type { Hue } from '../../theme/tokens.ts';

export const requestTags: Record<LicenceRequestState, { text: string; hue: Hue }> = {
  pending: { text: 'Waiting', hue: 'amber' },
  part_fulfilled: { text: 'Part came', hue: 'gentian' },
  fulfilled_from_pot: { text: 'Fulfilled', hue: 'leaf' },
  ordered: { text: 'Ordered', hue: 'leaf' },
  declined: { text: 'Declined', hue: 'brick' },
  withdrawn: { text: 'Withdrawn', hue: 'porcelain' },
  lapsed: { text: 'Lapsed', hue: 'porcelain' },
};

type Open = Pick<LicenceRequestRow, 'state' | 'quantity' | 'fulfilled_quantity'>;

export const isOpenRequest = ({ state }: Open) => state === 'pending' || state === 'part_fulfilled';

/** What is still to come; nothing once it was decided. */
export const openQuantity = (row: Open) => (isOpenRequest(row) ? row.quantity - row.fulfilled_quantity : 0);

export const stateFilters: readonly { value: '' | 'open' | LicenceRequestState; label: string }[] = [
  { value: 'open', label: 'To decide' },
  { value: '', label: 'Any state' },
  ...(Object.entries(requestTags) as [LicenceRequestState, { text: string }][]).map(([value, { text }]) => ({
    value,
    label: text,
  })),
];

import { plural } from '@doselore/contract';
import { type AttentionReason, attentionReasons } from '@doselore/contract/groups';
import type { Area } from '../../../platform/area/index.ts';
import type { ListState } from '../../../ui/table/index.ts';

export const attentionWords: Record<AttentionReason, string> = {
  requests: 'Open licence requests',
  stock: 'Low stock',
  admins: 'Services without an admin',
  ending30: 'Certificates expiring in 30 days',
  ended: 'Certificates expired',
  invitations: 'Invitations expired',
};

const counted: Record<AttentionReason, [string, string]> = {
  requests: ['licence request', 'licence requests'],
  stock: ['course low', 'courses low'],
  admins: ['service without an admin', 'services without an admin'],
  ending30: ['certificate expires soon', 'certificates expire soon'],
  ended: ['certificate expired', 'certificates expired'],
  invitations: ['invitation expired', 'invitations expired'],
};

export const attentionText = (attention: AttentionReason, count: number) => plural(count, ...counted[attention]);

/** Returns the reason for attention in the address of the list; empty when it has none. Dashboards link here with one. */
export const attentionOf = (list: ListState): AttentionReason | '' =>
  attentionReasons.find((reason) => reason === list.filter('attention')) ?? '';

const inGroup: Record<AttentionReason, { route: string; search: string }> = {
  requests: { route: 'group-licence-requests', search: '' },
  stock: { route: 'licences', search: '?low=1' },
  admins: { route: 'subgroups', search: '?sort=managers' },
  ending30: { route: 'members', search: '?certificates=ending30' },
  ended: { route: 'members', search: '?certificates=ended' },
  invitations: { route: 'members', search: '?status=lapsed' },
};

/**
 * Returns the address of the records of an organisation that need attention. With null, of the organisations that have
 * such records.
 */
export function attentionHref({ to }: Area, attention: AttentionReason, groupId: number | null): string {
  if (groupId === null) return `${to('groups')}?attention=${attention}`;
  const { route, search } = inGroup[attention];
  return to(route, { groupId }) + search;
}

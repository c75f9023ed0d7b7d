import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { takeBackSchemas } from './take-back.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Previews a take back. Only the organisation revokes started licences. Service admins take back unstarted ones. */
export const previewTakeBack = atPlace<typeof takeBackSchemas.previewTakeBack>({
  method: 'POST',
  path: 'take-back-licences/preview',
  permission: { group: 'licences.takeBack', subgroup: 'licences.reclaim' },
});

/** Takes back all licences or none. One licence that cannot be taken back refuses all. */
export const takeBackLicences = atPlace<typeof takeBackSchemas.takeBackLicences>({
  method: 'POST',
  path: 'take-back-licences',
  permission: { group: 'licences.takeBack', subgroup: 'licences.reclaim' },
});

export const previewVirtualGroupReclaim = endpoint<typeof takeBackSchemas.previewVirtualGroupReclaim>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/take-back-licences/preview',
  levels: forVirtualGroup,
  permission: 'licences.reclaim',
});

export const reclaimVirtualGroupLicences = endpoint<typeof takeBackSchemas.reclaimVirtualGroupLicences>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/take-back-licences',
  levels: forVirtualGroup,
  permission: 'licences.reclaim',
});

/** Issues a new licence of the same key that moves no seat. Only a site admin may exceed the limit. */
export const retryLicence = endpoint<typeof takeBackSchemas.retryLicence>({
  method: 'POST',
  path: 'groups/:groupId/retry-licence',
  levels: forGroup,
  permission: 'licences.retry',
});

/**
 * Deletes an unstarted licence that was issued by mistake. Its seat returns, and only the audit trail still shows it.
 */
export const deleteLicence = endpoint<typeof takeBackSchemas.deleteLicence>({
  method: 'POST',
  path: 'groups/:groupId/delete-licence',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});

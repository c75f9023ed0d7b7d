import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { takeBackSchemas } from './take-back.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Started licences are revoked by the organisation only; service admins take back what has not been started. */
export const previewTakeBack = atPlace<typeof takeBackSchemas.previewTakeBack>({
  method: 'POST',
  path: 'take-back-licences/preview',
  permission: { group: 'licences.takeBack', subgroup: 'licences.reclaim' },
});

/** All or none: one that cannot be taken back refuses them all. */
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

/** A new licence of the same key that costs no seat; beyond the limit only by a site admin. */
export const retryLicence = endpoint<typeof takeBackSchemas.retryLicence>({
  method: 'POST',
  path: 'groups/:groupId/retry-licence',
  levels: forGroup,
  permission: 'licences.retry',
});

/** Issued by mistake and not started: the seat goes back and the licence is hidden everywhere but in the audit trail. */
export const deleteLicence = endpoint<typeof takeBackSchemas.deleteLicence>({
  method: 'POST',
  path: 'groups/:groupId/delete-licence',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});

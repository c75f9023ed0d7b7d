import { endpoint } from '../../endpoint.ts';
import type { takeBackSchemas } from './take-back.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

export const previewTakeBack = endpoint<typeof takeBackSchemas.previewTakeBack>({
  method: 'POST',
  path: 'groups/:groupId/take-back-licences/preview',
  levels: forGroup,
  permission: 'licences.takeBack',
});

/** All or none: one that cannot be taken back refuses them all. */
export const takeBackLicences = endpoint<typeof takeBackSchemas.takeBackLicences>({
  method: 'POST',
  path: 'groups/:groupId/take-back-licences',
  levels: forGroup,
  permission: 'licences.takeBack',
});

/** Only what has not been started; a started licence is the organisation's to revoke. */
export const previewSubgroupReclaim = endpoint<typeof takeBackSchemas.previewSubgroupReclaim>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/take-back-licences/preview',
  levels: forSubgroup,
  permission: 'licences.reclaim',
});

export const reclaimSubgroupLicences = endpoint<typeof takeBackSchemas.reclaimSubgroupLicences>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/take-back-licences',
  levels: forSubgroup,
  permission: 'licences.reclaim',
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

import { atPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { auditsSchemas } from './audits.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Lists audit events, newest first. A paged POST, so that searched names stay out of addresses and logs. */
export const listAudits = endpoint<typeof auditsSchemas.listAudits>({
  method: 'POST',
  path: 'audits',
  levels: superAdmin,
  permission: 'audits.read',
});
export const getAuditsCsv = csvOf(listAudits);

export const getAuditSeal = endpoint<typeof auditsSchemas.getAuditSeal>({
  method: 'GET',
  path: 'audits/seal',
  levels: superAdmin,
  permission: 'audits.read',
});

/** Lists what admins did for a member in the organisation, the newest first. Site admins are not named. */
export const listMemberHistory = atPlace<typeof auditsSchemas.listMemberHistory>({
  method: 'GET',
  path: 'members-info/:userId/history',
  permission: 'members.history',
});

/** Lists what admins did for a person in any organisation, the newest first. */
export const listUserHistory = endpoint<typeof auditsSchemas.listUserHistory>({
  method: 'GET',
  path: 'users/:userId/history',
  levels: superAdmin,
  permission: 'audits.read',
});

import { endpoint } from '../../endpoint.ts';
import type { superAdminsSchemas } from './super-admins.schemas.ts';

const superAdmin = ['superAdmin'] as const;

export const listSuperAdmins = endpoint<typeof superAdminsSchemas.listSuperAdmins>({
  method: 'GET',
  path: 'super-admins',
  levels: superAdmin,
  permission: 'superAdmins.write',
});

/**
 * Proposes a site admin. Another site admin confirms by a link. When there is no other, the proposer's own mailbox
 * confirms.
 */
export const proposeSuperAdmin = endpoint<typeof superAdminsSchemas.proposeSuperAdmin>({
  method: 'POST',
  path: 'super-admins',
  levels: superAdmin,
  permission: 'superAdmins.write',
});

export const getSuperAdminProposal = endpoint<typeof superAdminsSchemas.getSuperAdminProposal>({
  method: 'GET',
  path: 'super-admin/confirmation-token/:tokenId/:tokenKey',
  levels: superAdmin,
  permission: 'superAdmins.write',
});

export const confirmSuperAdmin = endpoint<typeof superAdminsSchemas.confirmSuperAdmin>({
  method: 'POST',
  path: 'super-admin/confirmation-token/:tokenId/:tokenKey',
  levels: superAdmin,
  permission: 'superAdmins.confirm',
});

/** Withdraws a proposal before somebody has confirmed it. The link in the email stops working. */
export const withdrawSuperAdmin = endpoint<typeof superAdminsSchemas.withdrawSuperAdmin>({
  method: 'POST',
  path: 'super-admins/withdraw',
  levels: superAdmin,
  permission: 'superAdmins.withdraw',
});

/** Removes a site admin. The last one cannot be removed. */
export const removeSuperAdmin = endpoint<typeof superAdminsSchemas.removeSuperAdmin>({
  method: 'POST',
  path: 'super-admins/remove',
  levels: superAdmin,
  permission: 'superAdmins.write',
});

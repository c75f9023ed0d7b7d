import {
  confirmSuperAdmin as confirmEndpoint,
  getSuperAdminProposal,
  listSuperAdmins,
  proposeSuperAdmin as proposeEndpoint,
  removeSuperAdmin as removeEndpoint,
  withdrawSuperAdmin as withdrawEndpoint,
} from '@doselore/contract/users';
import { type Route, serve } from '../../../platform/http/index.ts';
import { confirmPassword, type Passwords } from '../../site/auth/index.ts';
import {
  confirmSuperAdmin,
  proposeSuperAdmin,
  readProposal,
  removeSuperAdmin,
  withdrawSuperAdmin,
} from './save-super-admins.ts';
import { listAdmins, listProposals } from './super-admins.repository.ts';

const ok = { ok: true } as const;

export const superAdminRoutes = (passwords: Passwords): Route[] => [
  serve(listSuperAdmins, async ({ services }) => {
    const [admins, proposed] = await Promise.all([
      listAdmins(services.db),
      listProposals(services.db, services.clock.now()),
    ]);
    return {
      admins: admins.map((admin) => ({ ...admin, last_seen_at: admin.last_seen_at?.toISOString() ?? null })),
      proposed: proposed.map((one) => ({ ...one, expires_at: one.expires_at.toISOString() })),
    };
  }),
  serve(proposeEndpoint, async ({ body: { currentPassword: password, ...person }, services, actor }) => {
    await confirmPassword(services, passwords, { userId: actor.id, password });
    await proposeSuperAdmin(services, actor, person);
    return ok;
  }),
  serve(getSuperAdminProposal, async ({ params, services, actor }) => {
    const found = await readProposal(services, actor, params);
    return {
      id: found.user_id,
      first_name: found.first_name,
      last_name: found.last_name,
      email: found.email,
      proposed_by: `${found.by_first_name} ${found.by_last_name}`,
      can_confirm: found.canConfirm,
    };
  }),
  serve(confirmEndpoint, async ({ params, services, actor }) => {
    await confirmSuperAdmin(services, actor, params);
    return ok;
  }),
  serve(withdrawEndpoint, async ({ body, services, actor }) => {
    await withdrawSuperAdmin(services, actor, body.userId);
    return ok;
  }),
  serve(removeEndpoint, async ({ body, services, actor }) => {
    const password = body.currentPassword;
    await confirmPassword(services, passwords, { userId: actor.id, password });
    await removeSuperAdmin(services, actor, body.userId);
    return ok;
  }),
];

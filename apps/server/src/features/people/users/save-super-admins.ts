import { AppError, fieldError, webAddresses } from '@doselore/contract';
import { siteDefaults } from '@doselore/contract/settings';
import { type Actor, notFound, withoutScope } from '../../../platform/access/index.ts';
import { deleteRole, insertRole } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { after, days } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { isSame, randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { makeLinkToken } from '../../site/auth/index.ts';
import { lockAdminsAs } from './lock-admins.ts';
import { lockExisting } from './save-users.ts';
import {
  closeProposal,
  decideProposal,
  ensureUser,
  findProposal,
  insertProposal,
  listAdmins,
} from './super-admins.repository.ts';
import { siteAdminConfirmed, siteAdminInvited, siteAdminProposed } from './users.messages.ts';

const lifetime = days(3);
type Person = { first_name: string; last_name: string; email: string };
type Link = { tokenId: number; tokenKey: string };

/**
 * Proposes a site admin. The link goes to the other site admins, and to the proposer only where there is nobody else.
 */
export async function proposeSuperAdmin(services: Services, actor: Actor, person: Person): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const admins = await listAdmins(tx);
    const user = await ensureUser(tx, { ...person, now });
    if (admins.some(({ id }) => id === user.id)) throw fieldError('email', 'This person is already a site admin');
    if (user.state === 'disabled') throw fieldError('email', 'This account is archived. Restore it first');
    const key = randomToken();
    const id = await insertProposal(tx, {
      userId: user.id,
      proposedBy: actor.id,
      keyHash: sha256(key),
      now,
      expiresAt: after(services.clock, lifetime),
    });
    await recordAudit(tx, actor, { action: 'superAdmins.propose', subject: `user ${user.id}` });
    const active = admins.filter((admin) => !admin.is_provisional);
    const others = active.filter((admin) => admin.id !== actor.id);
    const proposal = { person: `${user.first_name} ${user.last_name}`, email: user.email };
    const page = webAddresses.proposedSiteAdmin(id, key);
    await services.mail.send(
      tx,
      siteAdminProposed,
      (others.length > 0 ? others : active).map(({ email: to, first_name }) => ({
        to,
        values: { first_name, ...proposal, page },
      })),
    );
  });
}

export async function readProposal(services: Services, actor: Actor, link: Link) {
  const found = await findProposal(services.db, link.tokenId);
  const isGood =
    found !== undefined &&
    isSame(found.key_hash, sha256(link.tokenKey)) &&
    found.decided_at === null &&
    found.expires_at > services.clock.now();
  if (!isGood)
    throw new AppError(
      'link_expired',
      'This link has been used or withdrawn, or it has expired. Ask a site admin to propose the person again, under Site admins.',
    );
  const admins = await listAdmins(services.db);
  return {
    ...found,
    canConfirm:
      found.proposed_by !== actor.id || admins.every((admin) => admin.is_provisional || admin.id === actor.id),
  };
}

export async function confirmSuperAdmin(services: Services, actor: Actor, link: Link): Promise<void> {
  const proposal = await readProposal(services, actor, link);
  if (!proposal.canConfirm)
    throw new AppError('conflict', 'You proposed this person. Another site admin must confirm.');
  await inTransaction(services.db, async (tx) => {
    await lockAdminsAs(tx, actor);
    const person = await lockExisting(tx, withoutScope(proposal.user_id, 'link by email'));
    if (person.state === 'disabled')
      throw new AppError('conflict', 'This account has been archived. Restore it first, or propose another person.');
    if (!(await decideProposal(tx, { id: proposal.id, by: actor.id, now: services.clock.now() })))
      throw new AppError('link_expired', 'This proposal has already been decided or withdrawn.');
    await insertRole(tx, person.id, 'super_admin');
    await recordAudit(tx, actor, { action: 'superAdmins.confirm', subject: `user ${person.id}` });
    await notifyConfirmed(services, tx, person);
  });
}

async function notifyConfirmed(
  { clock, mail }: Services,
  tx: Tx,
  { id: userId, email: to, first_name, state }: Awaited<ReturnType<typeof lockExisting>>,
): Promise<void> {
  if (state !== 'provisional') {
    await mail.send(tx, siteAdminConfirmed, [{ to, values: { first_name, page: webAddresses.siteAdmin() } }]);
    return;
  }
  const token = await makeLinkToken(tx, clock, { purpose: 'invitation', userId });
  const { invitation_days } = siteDefaults;
  const values = { first_name, invitation_days, page: webAddresses.acceptInvite(token) };
  await mail.send(tx, siteAdminInvited, [{ to, values }]);
}

/** Withdraws the open proposal of a person, so that its link stops working. */
export async function withdrawSuperAdmin(services: Services, actor: Actor, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockAdminsAs(tx, actor);
    const isClosed = await closeProposal(tx, { userId, by: actor.id, now: services.clock.now() });
    if (!isClosed)
      throw new AppError('conflict', 'This proposal has already been decided or withdrawn. Reload the page.');
    await recordAudit(tx, actor, { action: 'superAdmins.withdraw', subject: `user ${userId}` });
  });
}

/** Removes a site admin. Their sessions continue without the rights, which are read with each request. */
export async function removeSuperAdmin(services: Services, actor: Actor, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const admins = await lockAdminsAs(tx, actor);
    if (admins.length === 1 && admins[0] === userId)
      throw new AppError('conflict', 'This is the last site admin. Add another one first.');
    if (!(await deleteRole(tx, userId, 'super_admin'))) throw notFound();
    await recordAudit(tx, actor, { action: 'superAdmins.remove', subject: `user ${userId}` });
  });
}

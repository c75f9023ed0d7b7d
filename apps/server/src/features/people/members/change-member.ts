import { AppError, fieldError, namesOf, pickFields, startDayProblem } from '@doselore/contract';
import { type MemberChange, type MemberValues, memberFields } from '@doselore/contract/members';
import { identityFields, nameFields, professionFields } from '@doselore/contract/users';
import { type Actor, type CheckedPlace, notFound, type UserId } from '../../../platform/access/index.ts';
import { updateAccounts } from '../../../platform/accounts/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWorkHistory } from '../../../platform/work-history/index.ts';
import { voidLinks } from '../../site/auth/index.ts';
import { findIdentityRefusal, findProfessionRefusal } from './identity/identity.ts';
import { readReach } from './identity/reach.repository.ts';
import { asAddressTaken, queueInvitations } from './inviting/invite-person.ts';
import { getEmployment, lockUser, updateEmployment } from './save-members.repository.ts';

/** Returns the error for a person whose data has been erased: nothing about them can be changed. */
export function erased(): AppError {
  return new AppError('conflict', 'The personal data of this person has been erased.');
}

type Change = {
  place: CheckedPlace;
  userId: UserId;
  change: MemberChange;
  /** Throws when a new email address needs the caller's password again. */
  beforeNewAddress?: () => void;
};
export function changeMember(services: Services, actor: Actor, target: Change): Promise<MemberValues> {
  return inTransaction(services.db, (tx) => changePerson(services, tx, { actor, ...target })).catch(
    (error: unknown) => {
      throw asAddressTaken(error);
    },
  );
}

/** Changes a person in the caller's transaction. An address in use breaks its unique constraint there. */
export async function changePerson(
  services: Services,
  tx: Tx,
  { actor, place, userId, change, beforeNewAddress }: Change & { actor: Actor },
): Promise<MemberValues> {
  const before = await lockUser(tx, userId);
  if (before === undefined) throw notFound();
  if (before.erased_at !== null) throw erased();
  const employment = await getEmployment(tx, { groupId: place.groupId, userId });
  const now = pickFields(memberFields, { ...before, ...employment });
  const { baseValues, identity: submittedIdentity, ...work } = change;
  const subject = `user ${userId}`;
  const submitted = { ...submittedIdentity, ...work };
  const after = await mergeChange<MemberValues>(tx, actor, {
    subject,
    groupId: place.groupId,
    now,
    submitted,
    baseValues,
  });
  const account = { state: before.state, reach: await readReach(tx, { groupId: place.groupId, userId }) };
  const findChanged = <Name extends keyof MemberValues>(names: readonly Name[]) =>
    names.find((name) => after[name] !== now[name]);
  const changed = findChanged(['registration_number', 'job_role']);
  const locked = changed && findProfessionRefusal(actor, account);
  if (changed !== undefined && locked !== undefined) throw fieldError(changed, locked);
  const started =
    after.started_on === now.started_on ? undefined : startDayProblem(after.started_on, today(services.clock));
  if (started !== undefined) throw fieldError('started_on', started);
  await updateAccounts(tx, [userId], pickFields(professionFields, after));
  await updateEmployment(tx, { ...after, groupId: place.groupId, userId });
  if (changed !== undefined) await recordWorkHistory(services.clock, tx, { actor, whose: { userIds: [userId] } });
  const hasNewAddress = after.email !== now.email;
  const hasNewName = findChanged(namesOf(nameFields)) !== undefined;
  if (hasNewAddress) beforeNewAddress?.();
  if (hasNewAddress || hasNewName) {
    const refusal = findIdentityRefusal(actor, account);
    if (refusal !== undefined) throw fieldError('email', refusal);
    const identity = pickFields(identityFields, after);
    await updateAccounts(tx, [userId], identity);
    if (hasNewAddress) await voidLinks(tx, services.clock, userId);
    if (hasNewAddress && before.state === 'provisional')
      await queueInvitations(services, tx, { place, users: [{ id: userId, ...identity }] });
  }
  await recordAudit(tx, actor, {
    action: 'members.change',
    subject,
    groupId: place.groupId,
    personal: { userId, changes: recordChanges(memberFields, now, after).changes },
  });
  return after;
}

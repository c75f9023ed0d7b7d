import { withoutScope } from '../../../../platform/access/index.ts';
import { updateAccounts } from '../../../../platform/accounts/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { after, days } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { closeAccount } from '../../users/index.ts';
import { queueInvitations } from './invite-person.ts';
import { lockExpiredInvitations, lockForgottenAccounts } from './provisional-accounts.repository.ts';

const lapseAfterMs = days(90);
/** Maximum number of people in one run, so that the job stays short after a large import. */
const limit = 1_000;

/** Reminds people once of an expired invitation, and archives accounts that nobody set up in 90 days. */
export function maintainProvisionalAccounts(services: Services): DailyJob {
  return {
    name: 'provisional-accounts',
    async run(tx) {
      await remind(services, tx);
      await lapse(services, tx);
    },
  };
}

async function remind(services: Services, tx: Tx): Promise<void> {
  const now = services.clock.now();
  const expired = await lockExpiredInvitations(tx, { now, limit });
  await updateAccounts(
    tx,
    expired.map(({ id }) => id),
    { invitation_reminded_at: now },
  );
  for (const groupId of new Set(expired.map((person) => person.group_id))) {
    const users = expired.filter((person) => person.group_id === groupId);
    await queueInvitations(services, tx, { place: { groupId: withoutScope(groupId, 'job') }, users, isReminder: true });
    for (const { id } of users)
      await recordAudit(tx, undefined, { action: 'members.remindInvitation', subject: `user ${id}`, groupId });
  }
}

/** Archives forgotten accounts. A site admin can restore them. */
async function lapse({ clock }: Services, tx: Tx): Promise<void> {
  const now = clock.now();
  for (const { id: userId } of await lockForgottenAccounts(tx, { before: after(clock, -lapseAfterMs), now, limit })) {
    await closeAccount(tx, { userId, now });
    await recordAudit(tx, undefined, { action: 'users.lapse', subject: `user ${userId}` });
  }
}

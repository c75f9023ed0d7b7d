import { webAddresses } from '@doselore/contract';
import { type WithdrawalReason, withdrawalReasonTexts } from '@doselore/contract/certificates';
import type { Tx } from '../../../platform/db/index.ts';
import type { SendingOf } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyGroupAdmins } from '../../site/notifications/index.ts';
import { certificateWithdrawn } from './certificates.messages.ts';
import type { Restorable, Withdrawable } from './withdrawn-certificates.repository.ts';

type Withdrawal = { certificate: Withdrawable; restored: Restorable | undefined; reason: WithdrawalReason; at: Date };

/** Writes to the holder, unless their data has been erased, and notifies the admins of the organisation. */
export async function notifyOfWithdrawal(
  { mail }: Pick<Services, 'mail'>,
  tx: Tx,
  { certificate, restored, reason, at }: Withdrawal,
): Promise<void> {
  const { title, holder } = certificate;
  const because = `${withdrawalReasonTexts[reason]}.`;
  if (!certificate.is_erased) await mail.send(tx, certificateWithdrawn, [sendingOf(certificate, { reason, restored })]);
  await notifyGroupAdmins(tx, {
    at,
    code: 'certificate_withdrawn',
    groupId: certificate.group_id,
    title: 'A certificate was withdrawn',
    tag: 'Certificates',
    body: `${holder}: ${title}. ${because}`,
    actionUrl: webAddresses.groupMember(certificate.group_id, certificate.user_id),
  });
}

function sendingOf(
  { email: to, first_name, title, serial }: Withdrawable,
  { reason, restored }: Pick<Withdrawal, 'reason' | 'restored'>,
): SendingOf<typeof certificateWithdrawn> {
  const valid_until = restored?.expires_on ?? null;
  const valid = valid_until === null ? 'valid' : 'expires';
  const earlier = restored === undefined ? 'none' : valid;
  return { to, values: { first_name, title, serial, reason, earlier, valid_until, page: webAddresses.myCourses() } };
}

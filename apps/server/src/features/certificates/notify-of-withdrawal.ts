import { webAddresses } from '@doselore/contract';
import { type WithdrawalReason, withdrawalReasonTexts } from '@doselore/contract/certificates';
import { formatLongDay } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { notifyGroupAdmins } from '../notifications/index.ts';
import type { Restorable, Withdrawable } from './withdrawn-certificates.repository.ts';

type Told = { certificate: Withdrawable; restored: Restorable | undefined; reason: WithdrawalReason; at: Date };

/** Writes to the holder, unless their data has been erased, and notifies the admins of the organisation. */
export async function notifyOfWithdrawal(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  tx: Tx,
  { certificate, restored, reason, at }: Told,
): Promise<void> {
  const { title, serial, holder } = certificate;
  const because = `${withdrawalReasonTexts[reason]}.`;
  if (!certificate.is_erased)
    await mail.queue(tx, {
      to: certificate.email,
      subject: `Your certificate was withdrawn: ${title}`,
      greeting: `Hello ${certificate.first_name},`,
      paragraphs: [
        `Your certificate "${title}" with the number ${serial} was withdrawn. ${because}`,
        restored === undefined ? 'You have no other certificate of this course.' : whichCounts(restored),
        'If you think that this is wrong, ask your organisation.',
      ],
      link: { label: 'Open My Courses', url: `${publicUrl(config)}${webAddresses.myCourses()}` },
    });
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

function whichCounts({ expires_on }: Restorable): string {
  return `Your earlier certificate of this course is valid again${expires_on === null ? '' : ` until ${formatLongDay(expires_on)}`}.`;
}

import { webAddresses } from '@doselore/contract';
import { minutes } from '../../../platform/clock/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { SendingOf } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { certificateReady } from './certificates.messages.ts';
import { type NewCertificate, takeNewCertificates } from './new-certificates.repository.ts';

/** Certificates of one run. A run that finds more leaves them for the next minute. */
const most = 5_000;

/**
 * Emails people the certificate of a pharmacist-led course after it was closed or its assessment was passed. A job sends
 * it, so that the call that ends the course does not wait, and each certificate is sent once.
 */
export function notifyOfCertificates({ mail }: Pick<Services, 'mail'>): FrequentJob {
  return {
    name: 'certificate-mail',
    everyMs: minutes(1),
    async run(tx) {
      const due = await takeNewCertificates(tx, { most });
      await mail.send(tx, certificateReady, due.map(sendingOf));
    },
  };
}

function sendingOf(one: NewCertificate): SendingOf<typeof certificateReady> {
  const { email: to, first_name, title, serial, expires_on, virtual_group_id: courseId, group_id } = one;
  const page = courseId === null ? webAddresses.myCourses() : webAddresses.trainerLedCourse(courseId, group_id);
  const validity = expires_on === null ? 'never' : 'expires';
  return {
    to,
    values: { first_name, title, serial, expires_on, page, validity: one.is_outlasted ? 'outlasted' : validity },
  };
}

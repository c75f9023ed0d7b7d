import { webAddresses } from '@doselore/contract';
import { formatLongDay, minutes } from '../../platform/clock/index.ts';
import type { FrequentJob } from '../../platform/jobs/index.ts';
import type { Message } from '../../platform/mail/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { type NewCertificate, takeNewCertificates } from './new-certificates.repository.ts';

/** Certificates of one run. A run that finds more leaves them for the next minute. */
const most = 5_000;

/**
 * Emails people the certificate of a pharmacist-led course after it was closed or its assessment was passed. A job sends
 * it, so that the call that ends the course does not wait, and each certificate is sent once.
 */
export function notifyOfCertificates(services: Pick<Services, 'mail' | 'config'>): FrequentJob {
  const { mail, config } = services;
  return {
    name: 'certificate-mail',
    everyMs: minutes(1),
    async run(tx) {
      const due = await takeNewCertificates(tx, { most });
      if (due.length === 0) return;
      await mail.queueAll(
        tx,
        due.map((one) => messageOf(one, publicUrl(config))),
      );
    },
  };
}

function messageOf(one: NewCertificate, site: string): Message {
  const { email, first_name, title, serial, expires_on: end, virtual_group_id: courseId, group_id } = one;
  const page = courseId === null ? webAddresses.myCourses() : webAddresses.trainerLedCourse(courseId, group_id);
  return {
    to: email,
    subject: `Your certificate: ${title}`,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `You have completed ${title}. Your certificate has the number ${serial}.`,
      one.is_outlasted
        ? 'You have an earlier certificate of this course that lasts longer. It stays the valid one.'
        : `It ${end === null ? 'never expires' : `expires on ${formatLongDay(end)}`}.`,
      'You can download it from the page of the course.',
    ],
    link: { label: 'Download your certificate', url: `${site}${page}` },
  };
}

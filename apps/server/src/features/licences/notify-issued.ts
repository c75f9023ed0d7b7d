import { webAddresses } from '@doselore/contract';
import { minutes } from '../../platform/clock/index.ts';
import type { FrequentJob } from '../../platform/jobs/index.ts';
import type { Message } from '../../platform/mail/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { type DueIssue, takeDueIssues } from './notify-issued.repository.ts';

/** Licences of one run. A run that finds more leaves them for the next minute. */
const most = 5_000;

/**
 * Sends learners one email for all licences that were issued to them since the last run. A job sends it, and not the
 * command, so that licences that are taken back at once send none and several courses are one email.
 */
export function notifyIssued(services: Pick<Services, 'mail' | 'config'>): FrequentJob {
  const { mail, config } = services;
  const url = `${publicUrl(config)}${webAddresses.myCourses()}`;
  return {
    name: 'issued-mail',
    everyMs: minutes(1),
    async run(tx) {
      const due = await takeDueIssues(tx, { most });
      if (due.length > 0)
        await mail.queueAll(
          tx,
          due.map((one) => messageOf(one, url)),
        );
    },
  };
}

function messageOf({ email, first_name, group_name, titles }: DueIssue, url: string): Message {
  const [first = ''] = titles;
  const quoted = titles.map((title) => `"${title}"`).join(', ');
  return {
    to: email,
    subject: titles.length === 1 ? `New course: ${first}` : `${titles.length} new courses`,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      titles.length === 1
        ? `${group_name} has issued you a licence for ${quoted}.`
        : `${group_name} has issued you licences for ${titles.length} courses: ${quoted}.`,
      `You can start ${titles.length === 1 ? 'it' : 'them'} under My Courses.`,
      'You can switch these emails off in My Profile.',
    ],
    link: { label: 'Open My Courses', url },
  };
}

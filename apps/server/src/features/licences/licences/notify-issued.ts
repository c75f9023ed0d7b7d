import { webAddresses } from '@doselore/contract';
import { minutes } from '../../../platform/clock/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { SendingOf } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { licencesIssued } from './licences.messages.ts';
import { type DueIssue, takeDueIssues } from './notify-issued.repository.ts';

/** Licences of one run. A run that finds more leaves them for the next minute. */
const most = 5_000;

/**
 * Sends learners one email for all licences that were issued to them since the last run. A job sends it, and not the
 * command, so that licences that are taken back at once send none and several courses are one email.
 */
export function notifyIssued({ mail }: Pick<Services, 'mail'>): FrequentJob {
  return {
    name: 'issued-mail',
    everyMs: minutes(1),
    async run(tx) {
      const due = await takeDueIssues(tx, { most });
      await mail.send(tx, licencesIssued, due.map(sendingOf));
    },
  };
}

function sendingOf({ email, first_name, group_name, titles }: DueIssue): SendingOf<typeof licencesIssued> {
  const [first = ''] = titles;
  const wording = titles.length === 1 ? 'one' : 'several';
  return {
    to: email,
    values: {
      ...{ first_name, group_name, first, count: titles.length, page: webAddresses.myCourses() },
      ...{ courses: wording, issued: wording, titles: titles.map((title) => ({ title })) },
    },
  };
}

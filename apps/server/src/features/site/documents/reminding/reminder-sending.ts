import { webAddresses } from '@doselore/contract';
import type { SendingOf } from '../../../../platform/mail/index.ts';
import type { documentReminder } from '../documents.messages.ts';
import type { DocumentData } from '../documents.repository.ts';
import type { ReaderData } from '../readers/readers.repository.ts';

/** Returns the email that reminds a reader of a document. */
export function reminderSending(
  { title, group_name, must_read }: DocumentData,
  { email: to, first_name, state, due_on }: ReaderData,
): SendingOf<typeof documentReminder> {
  return {
    to,
    values: {
      ...{ first_name, title, due_on, asker: group_name ?? 'Doselore', page: webAddresses.resources() },
      late: state === 'overdue' ? 'overdue' : 'outstanding',
      how: must_read === 'acknowledge' ? 'acknowledge' : 'open',
    },
  };
}

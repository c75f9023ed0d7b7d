import { webAddresses } from '@doselore/contract';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Message } from '../../../platform/mail/index.ts';
import type { DocumentData } from '../documents.repository.ts';
import type { ReaderData } from '../readers/readers.repository.ts';

/** Writes the email that reminds a reader of a document. */
export function reminderMessage(document: DocumentData, person: ReaderData, siteUrl: string): Message {
  const due = person.due_on === null ? '' : ` by ${formatLongDay(person.due_on)}`;
  const late = person.state === 'overdue' ? ' This day has passed.' : '';
  return {
    to: person.email,
    subject: `To read: ${document.title}`,
    greeting: `Hello ${person.first_name},`,
    paragraphs: [
      `${document.group_name ?? 'Doselore'} asks you to read "${document.title}"${due}.${late}`,
      document.must_read === 'acknowledge'
        ? 'Open it under Resources, read it, and acknowledge it there.'
        : 'Open it under Resources.',
    ],
    link: { label: 'Open Resources', url: `${siteUrl}${webAddresses.resources()}` },
  };
}

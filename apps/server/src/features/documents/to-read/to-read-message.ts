import { plural, webAddresses } from '@doselore/contract';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Message } from '../../../platform/mail/index.ts';
import type { DueNotice, Reachable } from './to-read.repository.ts';

/** Largest number of documents that one email names. */
const mostNamed = 10;

/** Writes the email of a person about these documents. */
export function toReadMessage(person: Reachable, documents: readonly DueNotice[], siteUrl: string): Message {
  const [first] = documents;
  const more = documents.length - mostNamed;
  return {
    to: person.email,
    subject:
      documents.length === 1 && first !== undefined
        ? `${first.kind === 'overdue' ? 'Overdue' : 'To read'}: ${first.title}`
        : `${documents.length} documents to read`,
    greeting: `Hello ${person.first_name},`,
    paragraphs: [
      ...documents.slice(0, mostNamed).map(sentenceOf),
      ...(more > 0 ? [`You have ${more} more ${plural(more, 'document', 'documents')} to read.`] : []),
      `Open ${documents.length === 1 ? 'it' : 'them'} under Resources. You can switch these emails off in My Profile.`,
    ],
    link: { label: 'Open Resources', url: `${siteUrl}${webAddresses.resources()}` },
  };
}

function sentenceOf({ title, group_name, kind, due_on }: DueNotice): string {
  if (due_on === null) return `${group_name ?? 'Doselore'} asks you to read "${title}".`;
  const day = formatLongDay(due_on);
  if (kind === 'overdue') return `"${title}" from ${group_name ?? 'Doselore'} is overdue. It was due on ${day}.`;
  if (kind === 'due') return `"${title}" from ${group_name ?? 'Doselore'} is due on ${day}.`;
  return `${group_name ?? 'Doselore'} asks you to read "${title}" by ${day}.`;
}

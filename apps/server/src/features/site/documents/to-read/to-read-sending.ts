import { webAddresses } from '@doselore/contract';
import type { SendingOf } from '../../../../platform/mail/index.ts';
import type { documentsToRead } from '../documents.messages.ts';
import type { DueNotice, Reachable } from './to-read.repository.ts';

type Values = SendingOf<typeof documentsToRead>['values'];

/** Largest number of documents that one email names. */
const mostNamed = 10;

/** Returns the email of a person about these documents. */
export function toReadSending(
  { email: to, first_name }: Reachable,
  documents: readonly DueNotice[],
): SendingOf<typeof documentsToRead> {
  const [first] = documents;
  const { length: count } = documents;
  const values = {
    ...{ first_name, count, title: first?.title ?? '', page: webAddresses.resources() },
    more: count > mostNamed ? count - mostNamed : null,
    what: count === 1 ? whatOf(first) : 'several',
    documents: documents.slice(0, mostNamed).map(entryOf),
  } as const;
  return { to, values };
}

const whatOf = (only: DueNotice | undefined): Values['what'] => (only?.kind === 'overdue' ? 'overdue' : 'open');

function entryOf({ title, group_name, kind, due_on }: DueNotice): Values['documents'][number] {
  return { wording: due_on === null ? 'open' : kind, title, asker: group_name ?? 'Doselore', due_on };
}

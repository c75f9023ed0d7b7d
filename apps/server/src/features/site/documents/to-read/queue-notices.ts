import { today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { documentsToRead } from '../documents.messages.ts';
import { type Reachable, takeDueNotices } from './to-read.repository.ts';
import { toReadSending } from './to-read-sending.ts';

/** Number of people in one transaction. */
export const noticeBatch = 500;
/** Number of days in which a document counts as new, and in which it is reported as overdue. */
export const freshDays = 7;
const remindDays = 3;

/** Queues one email for each of these people about all documents of which they are due to hear. */
export async function queueNotices(
  { clock, mail, scanner }: Services,
  tx: Tx,
  people: readonly Reachable[],
): Promise<void> {
  const due = await takeDueNotices(tx, {
    ...{ userIds: people.map(({ id }) => id), today: today(clock), now: clock.now(), isScanning: scanner.isOn },
    ...{ freshDays, remindDays },
  });
  const byPerson = Map.groupBy(due, ({ user_id }) => user_id);
  const sendings = people.flatMap((person) => {
    const documents = byPerson.get(person.id);
    return documents === undefined ? [] : [toReadSending(person, documents)];
  });
  await mail.send(tx, documentsToRead, sendings);
}

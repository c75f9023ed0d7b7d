import type { Config } from '../../config.ts';
import type { CalendarMethod } from '../calendar/index.ts';
import type { Queries } from '../db/index.ts';
import { publicUrl } from '../public-url.ts';
import { asHtml, asText } from './bodies.ts';
import type { Lists, Message, Parts, Variables } from './declare-message.ts';
import type { AnyValues, ValuesOf } from './message-values.ts';
import { insertMessages } from './outbox.repository.ts';
import { renderMessage } from './render-message.ts';

/** An email to one address. `calendar` is an iCalendar file that calendar programs read, with the method that it names. */
type Sending<Values> = { to: string; values: Values; calendar?: { method: CalendarMethod; body: string } };

/** An email of a message to one address, for functions that compose one. */
export type SendingOf<M> = M extends Message<infer V, infer P, infer L> ? Sending<ValuesOf<V, P, L>> : never;

/** Domains that no server has (RFC 2606). The people of example data have such addresses. */
const isReserved = (address: string) => address.endsWith('.invalid');

/**
 * Outbox of emails. `send` inserts a message for each address in the transaction of the event that it reports. The sender
 * takes it from there. Addresses below the reserved domain `.invalid` get nothing.
 */
export type Mail = {
  send: <V extends Variables, P extends Parts, L extends Lists>(
    db: Queries,
    message: Message<V, P, L>,
    sendings: readonly Sending<ValuesOf<V, P, L>>[],
  ) => Promise<void>;
};

export function createMail(config: Config): Mail {
  const send = async (db: Queries, message: Message, all: readonly Sending<AnyValues>[]) => {
    const sendings = all.filter(({ to }) => !isReserved(to));
    if (sendings.length === 0) return;
    const site = publicUrl(config);
    const written = sendings.map(({ to, values, calendar }) => {
      const email = renderMessage(message, values, site);
      return {
        ...{ to, subject: email.subject, text: asText(email), html: asHtml(email) },
        ...{ calendarMethod: calendar?.method ?? null, calendarBody: calendar?.body ?? null },
      };
    });
    await insertMessages(db, written);
  };
  return { send };
}

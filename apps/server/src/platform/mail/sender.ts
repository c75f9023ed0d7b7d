import nodemailer, { type Transporter } from 'nodemailer';
import type { Clock } from '../clock/index.ts';
import { after, minutes } from '../clock/index.ts';
import type { Database } from '../db/index.ts';

const batch = 20;
const pollMs = 2_000;

type Options = { db: Database; clock: Clock; smtpUrl: string; from: string; log: (problem: string) => void };

/**
 * Sends the messages of the outbox in batches. Tries a refused message again after growing pauses. Returns a function
 * that stops the sender.
 */
export function startMailSender(options: Options): () => Promise<void> {
  const transport = nodemailer.createTransport(options.smtpUrl, { from: options.from });
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sendBatch(options, transport)).catch((error: unknown) => options.log(String(error)));
  }, pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    transport.close();
  };
}

type Part = { calendar_method: string | null; calendar_body: string | null };

/** Returns the part that calendar programs read: an alternative of the text, not an attachment. */
function calendarPart({ calendar_method: method, calendar_body: content }: Part) {
  if (method === null || content === null) return {};
  return { alternatives: [{ contentType: `text/calendar; charset=utf-8; method=${method}`, content }] };
}

async function sendBatch(options: Options, transport: Transporter): Promise<void> {
  const { db, clock } = options;
  // A claim sets the next try to a later time. Two nodes do not send the same message, and a dead node loses none.
  const claimed = await db
    .updateTable('outbox_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: after(clock, minutes(5)) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', clock.now())
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const message of claimed) {
    try {
      await transport.sendMail({
        to: message.recipient,
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
        ...calendarPart(message),
      });
      await db.updateTable('outbox_messages').set({ sent_at: clock.now() }).where('id', '=', message.id).execute();
    } catch (error) {
      const wait = minutes(Math.min(60, 2 ** message.attempts));
      await db
        .updateTable('outbox_messages')
        .set({ next_try_at: after(clock, wait) })
        .where('id', '=', message.id)
        .execute();
      options.log(`Mail ${message.id} was not sent: ${error instanceof Error ? error.message : error}`);
    }
  }
}

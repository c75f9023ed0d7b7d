import nodemailer, { type Transporter } from 'nodemailer';
import { claimRows, countWork, releaseClaim, type WorkFigures } from '../claims/index.ts';
import { after, type Clock, minutes } from '../clock/index.ts';
import type { Database, Queries } from '../db/index.ts';
import { findMessage, type Message, markSent, outbox } from './outbox.repository.ts';

const batch = 20;
const pollMs = 2_000;
/** Duration of a claim on a batch. If a node dies, another node sends its messages after this time. */
const claimMs = minutes(5);

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

/** Returns the part that calendar programs read: an alternative of the text, not an attachment. */
function calendarPart({ calendar_method: method, calendar_body: content }: Message) {
  if (method === null || content === null) return {};
  return { alternatives: [{ contentType: `text/calendar; charset=utf-8; method=${method}`, content }] };
}

async function sendBatch({ db, clock, log }: Options, transport: Transporter): Promise<void> {
  const until = after(clock, claimMs);
  for (const claim of await claimRows(db, outbox, { now: clock.now(), until, most: batch })) {
    const { id, tries } = claim;
    try {
      const message = await findMessage(db, id);
      if (message === undefined) continue;
      await transport.sendMail({
        to: message.recipient,
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
        ...calendarPart(message),
      });
      await markSent(db, { id, at: clock.now() });
    } catch (error) {
      await releaseClaim(db, outbox, claim, { at: after(clock, minutes(Math.min(60, 2 ** tries))) });
      log(`Mail ${id} was not sent: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Counts the messages that are not sent. */
export const countMail = (db: Queries, now: Date): Promise<WorkFigures> => countWork(db, outbox, now);

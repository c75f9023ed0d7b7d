import type { CalendarMethod } from '../calendar/index.ts';
import type { Queries } from '../db/index.ts';
import { insertMessages } from './outbox.repository.ts';

/**
 * Text of an email. `paragraphs` are plain text. `link` becomes a button in the HTML part and its own line in the text
 * part.
 */
export type Message = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  /** iCalendar file that calendar programs read, with the method that it names. */
  calendar?: { method: CalendarMethod; body: string };
};

/**
 * Outbox of emails. An email is inserted in the transaction of the event that it reports. The sender takes it from
 * there.
 */
export type Mail = {
  queue: (db: Queries, message: Message) => Promise<void>;
  queueAll: (db: Queries, messages: readonly Message[]) => Promise<void>;
};

export function createMail(): Mail {
  const queueAll: Mail['queueAll'] = (db, messages) =>
    insertMessages(
      db,
      messages.map((message) => ({
        to: message.to,
        subject: oneLine(message.subject),
        text: asText(message),
        html: asHtml(message),
        calendarMethod: message.calendar?.method ?? null,
        calendarBody: message.calendar?.body ?? null,
      })),
    );
  return { queue: (db, message) => queueAll(db, [message]), queueAll };
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/gu, ' ');
}

function asText(message: Message): string {
  const link = message.link ? [`${message.link.label}:\n${message.link.url}`] : [];
  return [message.greeting, ...message.paragraphs, ...link, 'Doselore'].join('\n\n');
}

function asHtml(message: Message): string {
  const paragraphs = [message.greeting, ...message.paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
  const link = message.link
    ? `<p><a href="${escapeHtml(message.link.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1A6661;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(message.link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en-GB"><body style="font-family:'Segoe UI',Arial,sans-serif;color:#12201F;line-height:1.5">${paragraphs.join('')}${link}<p>Doselore</p></body></html>`;
}

/** Escapes a text for the HTML part of an email. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

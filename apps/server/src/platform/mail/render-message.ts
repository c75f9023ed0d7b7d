import type { Message } from './declare-message.ts';
import { type Filling, fillEntries, fillText, fillUnlessEmpty, kindOf, nameAlone } from './fill-text.ts';
import type { AnyValues } from './message-values.ts';

/** Words of one email. `paragraphs` are plain text, and `link` is its button. */
export type Email = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  link: { label: string; url: string } | undefined;
};

/** Writes a message with these values. `site` is the address of the site, to which links are added. */
export function renderMessage(message: Message, values: AnyValues, site: string): Email {
  const filling = { source: message, values };
  return {
    subject: fillText(message.subject, filling).replace(/[\r\n]+/gu, ' '),
    greeting: fillText(message.greeting, filling),
    paragraphs: message.paragraphs.flatMap((text) => paragraphsOf(text, filling)).filter((text) => text !== ''),
    link: linkOf(message, filling, site),
  };
}

function paragraphsOf(text: string, filling: Filling): string[] {
  const name = nameAlone(text);
  if (name !== undefined && filling.source.lists?.[name] !== undefined) return fillEntries(name, filling);
  const filled = fillUnlessEmpty(text, filling);
  const isWords = name !== undefined && kindOf(filling.source.variables, name) === 'words';
  return isWords ? filled.split(/\n\s*\n/u) : [filled];
}

function linkOf({ button, variables }: Message, filling: Filling, site: string): Email['link'] {
  const name = Object.keys(variables).find((one) => kindOf(variables, one) === 'link');
  const page = name === undefined ? null : filling.values[name];
  if (button === undefined || typeof page !== 'string') return undefined;
  return { label: fillText(button, filling), url: `${site}${page}` };
}

import type { Message } from '../../platform/mail/declare-message.ts';
import { kindOf, placeholdersOf } from '../../platform/mail/fill-text.ts';

type Texts = { texts: readonly string[]; names: readonly string[]; numbers: readonly string[] };

/** Largest numbers of characters. */
const most = { subject: 120, greeting: 80, paragraph: 600, button: 40 };

/** Lists what is wrong with a declaration: placeholders that name nothing, what no text uses, and texts that are too long. */
export function problemsOf(message: Message): string[] {
  const { code, variables, parts = {}, lists = {}, subject, greeting, paragraphs, button } = message;
  const texts = [subject, greeting, ...paragraphs, button ?? '', ...Object.values(parts).flatMap(wordingsOf)];
  const links = Object.keys(variables).filter((name) => kindOf(variables, name) === 'link');
  const own = Object.keys(variables).filter((name) => !links.includes(name));
  const numbers = own.filter((name) => kindOf(variables, name) === 'number');
  return [
    ...(/^[a-z]+(?:-[a-z]+)*$/u.test(code) ? [] : ['its code is not words with hyphens']),
    ...placeholderProblems({ texts, names: [...own, ...Object.keys(parts), ...Object.keys(lists)], numbers }),
    ...Object.entries(lists).flatMap(([name, { variables: target, entry }]) =>
      placeholderProblems({ texts: wordingsOf(entry), names: Object.keys(target), numbers: [] }).map(
        (problem) => `${name}: ${problem}`,
      ),
    ),
    ...(links.length === (button === undefined ? 0 : 1) ? [] : ['a button needs one link, and a link a button']),
    ...lengthProblems(message),
  ];
}

/** Lists the wordings of a part. */
export const wordingsOf = (part: string | Readonly<Record<string, string>>): string[] =>
  typeof part === 'string' ? [part] : Object.values(part);

function placeholderProblems({ texts, names, numbers }: Texts): string[] {
  const used = texts.flatMap(placeholdersOf);
  const stray = texts.filter((text) => /[{}]/u.test(text.replace(/\{\{\w+(?:\|[^|{}]*\|[^|{}]*)?\}\}/gu, '')));
  return [
    ...used.filter(({ name }) => !names.includes(name)).map(({ name }) => `{{${name}}} names nothing`),
    ...used
      .filter(({ name, one }) => one !== undefined && !numbers.includes(name))
      .map(({ name }) => `{{${name}|…}} needs a number`),
    ...names.filter((name) => used.every((one) => one.name !== name)).map((name) => `no text uses ${name}`),
    ...stray.map((text) => `stray braces in "${text}"`),
  ];
}

function lengthProblems({ subject, greeting, paragraphs, button = '' }: Message): string[] {
  return [
    ...(subject.length > most.subject ? ['its subject is too long'] : []),
    ...(greeting.length > most.greeting ? ['its greeting is too long'] : []),
    ...(button.length > most.button ? ['its button is too long'] : []),
    ...(paragraphs.length === 0 || paragraphs.length > 12 ? ['it needs 1 to 12 paragraphs'] : []),
    ...paragraphs.filter((text) => text.length > most.paragraph).map((text) => `too long: "${text}"`),
  ];
}

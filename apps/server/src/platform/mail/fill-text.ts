import type { Lists, Part, Parts, Variables } from './declare-message.ts';
import { formatValue, type Kind, type Value } from './kinds.ts';
import type { AnyEntry, AnyValues } from './message-values.ts';

/** `{{title}}`, or `{{left|day|days}}`, which writes the word that fits the number. */
const placeholder = /\{\{(?<name>\w+)(?:\|(?<one>[^|}]*)\|(?<many>[^|}]*))?\}\}/gu;

/** Variables, parts and lists that the placeholders of a text can name. A filling adds the values. */
export type Fillable = { variables: Variables; parts?: Parts; lists?: Lists };
export type Filling = { source: Fillable; values: AnyValues };

type Placeholder = { name: string; one?: string; many?: string };

/** Lists the placeholders of a text. */
export function placeholdersOf(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(({ groups }) => ({ name: groups?.name ?? '', ...groups }));
}

/** Returns the name of the only placeholder of a text that has nothing else. */
export function nameAlone(text: string): string | undefined {
  return /^\{\{(?<name>\w+)\}\}$/u.exec(text)?.groups?.name;
}

/** Returns the kind of a variable, without the mark that it can be empty. */
export function kindOf(variables: Variables, name: string): Kind | undefined {
  return variables[name]?.replace('?', '') as Kind | undefined;
}

/** Fills in a text. Values are written as they are: braces in them are no placeholders. */
export function fillText(text: string, filling: Filling): string {
  return fill(text, filling).filled;
}

/** Fills in a text, or returns an empty one when all its placeholders are empty. */
export function fillUnlessEmpty(text: string, filling: Filling): string {
  const { filled, written } = fill(text, filling);
  return written.length > 0 && written.every((one) => one === '') ? '' : filled;
}

/** Fills in each entry of a list. */
export function fillEntries(name: string, { source, values }: Filling): string[] {
  const list = source.lists?.[name];
  const entries = values[name];
  if (list === undefined || !Array.isArray(entries)) return [];
  return (entries as readonly AnyEntry[]).map((entry) =>
    fillPart(list.entry, entry.wording, { source: list, values: entry }),
  );
}

function fill(text: string, filling: Filling): { filled: string; written: string[] } {
  const written: string[] = [];
  const filled = text.replace(placeholder, (_match, name: string, one?: string, many?: string) => {
    const word = one === undefined || many === undefined ? undefined : { one, many };
    const piece = word === undefined ? writeNamed(name, filling) : wordFor(filling.values[name], word);
    written.push(piece);
    return piece;
  });
  return { filled, written };
}

function wordFor(count: AnyValues[string] | undefined, { one, many }: { one: string; many: string }): string {
  if (count === null || count === undefined) return '';
  return count === 1 ? one : many;
}

function writeNamed(name: string, filling: Filling): string {
  const { source, values } = filling;
  const part = source.parts?.[name];
  if (part !== undefined) return fillPart(part, values[name], filling);
  const list = source.lists?.[name];
  if (list !== undefined) return fillEntries(name, filling).join(list.between);
  const kind = kindOf(source.variables, name);
  return kind === undefined ? '' : formatValue(kind, (values[name] ?? null) as Value);
}

function fillPart(part: Part, wording: AnyValues[string] | undefined, filling: Filling): string {
  const text = typeof part === 'string' ? part : part[String(wording)];
  return fillUnlessEmpty(text ?? '', filling);
}

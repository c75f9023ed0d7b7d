import type { Message } from '../../platform/mail/declare-message.ts';
import { kindOf } from '../../platform/mail/fill-text.ts';
import type { Kind, Value } from '../../platform/mail/kinds.ts';
import type { AnyEntry, AnyValues } from '../../platform/mail/message-values.ts';

/** Markup, a placeholder and a second line, which a person could have typed. */
export const hostile = '<script>{{first_name}} {{title}}</script>\r\nBcc: all@example.org';

const start = new Date('2027-01-04T10:00:00Z');
const end = new Date('2027-01-04T12:30:00Z');

const samples: Record<Kind, Value> = {
  text: 'Otoscopy & ear care',
  words: 'Bring your card.\n\nThe car park is closed.',
  number: 2,
  day: '2027-01-04',
  moment: start,
  period: { start, end },
  link: '/my-courses',
};

/** Ways to fill variables: all of them, all with hostile texts, or only those that are required. */
export type Way = 'sample' | 'hostile' | 'least';
export const ways: readonly Way[] = ['sample', 'hostile', 'least'];

/** Returns values of a message in one way, as often as its parts have wordings, so that each wording appears. */
export function sampleValues(message: Message, way: Way): AnyValues[] {
  const { variables, parts = {}, lists = {} } = message;
  const wordings = Object.entries(parts).flatMap(([name, part]) =>
    typeof part === 'string' ? [] : [{ name, keys: Object.keys(part) }],
  );
  const times = Math.max(1, ...wordings.map(({ keys }) => keys.length));
  const entries = Object.entries(lists).map(([name, list]): [string, AnyEntry[]] => [
    name,
    way === 'least' ? [] : keysOf(list.entry).map((wording) => ({ wording, ...valuesOf(list.variables, way) })),
  ]);
  return Array.from({ length: times }, (_, index) => ({
    ...valuesOf(variables, way),
    ...Object.fromEntries(wordings.map(({ name, keys }) => [name, keys[index % keys.length] ?? ''])),
    ...Object.fromEntries(entries),
  }));
}

const keysOf = (entry: string | Readonly<Record<string, string>>) =>
  typeof entry === 'string' ? [''] : Object.keys(entry);

function valuesOf(variables: Message['variables'], way: Way): AnyEntry {
  return Object.fromEntries(
    Object.entries(variables).map(([name, kind]) => {
      const isText = kind.startsWith('text') || kind.startsWith('words');
      if (way === 'least' && kind.endsWith('?')) return [name, null];
      return [name, way === 'hostile' && isText ? hostile : samples[kindOf(variables, name) ?? 'text']];
    }),
  );
}

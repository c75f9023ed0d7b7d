import { formatLongDay, formatMoment, formatPeriod } from '../clock/index.ts';

/** Values of variables by their kind. Moments and periods are wall clock. A link is the address of a page of the site. */
export type Kinds = {
  text: string;
  /** Free text of a person. Alone in a paragraph, it is as many paragraphs as it has. */
  words: string;
  number: number;
  day: Date | string;
  moment: Date;
  period: { start: Date; end: Date };
  link: string;
};
export type Kind = keyof Kinds;
export type Value = Kinds[Kind] | null;

/** Writes a value as emails show it. An empty one is an empty text. */
export function formatValue(kind: Kind, value: Value): string {
  if (value === null) return '';
  if (value instanceof Date) return kind === 'moment' ? formatMoment(value) : formatLongDay(value);
  if (typeof value === 'object') return formatPeriod(value);
  return kind === 'day' && typeof value === 'string' ? formatLongDay(value) : String(value);
}

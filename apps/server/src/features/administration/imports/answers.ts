import type { DayOrder, ImportAnswers, MatchedField } from '@doselore/contract/imports';

/** Meanings of words by their keys. */
export type Words = { [field in MatchedField]?: { [key: string]: string } };

/** Meanings of words, by field. */
export type Meanings = {
  /** Records that a word can mean. */
  choices: readonly { id: number; name: string }[];
  /** Lists the words of a cell that have no meaning of their own. */
  unknownIn: (text: string) => string[];
  /** Returns why a word cannot mean this, or undefined when it can. */
  problemOf: (meaning: string) => string | undefined;
};
export type WordMeanings = Record<MatchedField, Meanings>;

/** Answers about a whole list. */
export type Answers = {
  dayOrder?: DayOrder;
  addExisting?: boolean;
  archiveLeavers?: boolean;
  /** Number of members that the start of the import archived. */
  archived?: number;
  issueFrom?: ImportAnswers['issueFrom'];
  words?: Words;
};

/** Returns the meaning of a word, or undefined when nobody has answered yet. Empty text leaves the field empty. */
export function meaningOf({ words }: Answers, field: MatchedField, key: string): string | undefined {
  const known = words?.[field];
  return known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;
}

import type { Kind } from './kinds.ts';

/** Kind of each variable. A question mark marks a variable that can be empty. */
export type Variables = Readonly<Record<string, Kind | `${Kind}?`>>;

/**
 * Piece of a text with a name. One wording is written when one of its variables has a value. Of several wordings the
 * sender names one.
 */
export type Part = string | Readonly<Record<string, string>>;
export type Parts = Readonly<Record<string, Part>>;

/**
 * Entries with variables of their own. A list that stands alone in a paragraph writes a paragraph for each entry. Within a
 * sentence `between` stands between the entries.
 */
export type List = { variables: Variables; entry: Part; between?: string };
export type Lists = Readonly<Record<string, List>>;

/**
 * What an email is for. Nobody switches off security and transactional emails; reminders, digests and emails to admins obey
 * the choices of a person.
 */
export type MessageClass = 'security' | 'transactional' | 'reminder' | 'digest' | 'admin';

/**
 * An email that a room sends. Its texts are data: `{{title}}` writes a variable, a part or a list, and
 * `{{left|day|days}}` the word that fits a number. A paragraph whose placeholders are all empty is left out. The variable
 * of kind `link` is the page of the site that the button opens. An email without it, or with an empty one, has no button.
 */
export type Message<V extends Variables = Variables, P extends Parts = Parts, L extends Lists = Lists> = {
  /** Unique name in words with hyphens. It never changes. */
  code: string;
  title: string;
  class: MessageClass;
  /** Recipients in words: "the owner of the account". */
  to: string;
  variables: V;
  parts?: P;
  lists?: L;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: string;
};

/** Declares an email of a room. The types of its values follow from the declaration. */
export function declareMessage<
  const V extends Variables,
  const P extends Parts = Record<never, never>,
  const L extends Lists = Record<never, never>,
>(message: Message<V, P, L>): Message<V, P, L> {
  return message;
}

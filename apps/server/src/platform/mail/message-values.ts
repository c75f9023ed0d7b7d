import type { List, Lists, Parts, Variables } from './declare-message.ts';
import type { Kind, Kinds, Value } from './kinds.ts';

type ValueOf<K> = K extends `${infer Target extends Kind}?` ? Kinds[Target] | null : K extends Kind ? Kinds[K] : never;
type OfVariables<V extends Variables> = { readonly [N in keyof V]: ValueOf<V[N]> };

/** Names of the parts that have several wordings, each with the name of the wording to use. */
type Wordings<P extends Parts> = { readonly [N in keyof P as P[N] extends string ? never : N]: keyof P[N] & string };

type Entry<L extends List> = OfVariables<L['variables']> &
  (L['entry'] extends string ? unknown : { readonly wording: keyof L['entry'] & string });

/** Values of a message: its variables, the wordings of its parts, and the entries of its lists. */
export type ValuesOf<V extends Variables, P extends Parts, L extends Lists> = OfVariables<V> &
  Wordings<P> & { readonly [N in keyof L]: readonly Entry<L[N]>[] };

/** Values of any message. A wording is the name of one. */
export type AnyValues = Readonly<Record<string, Value | readonly AnyEntry[]>>;
export type AnyEntry = Readonly<Record<string, Value>>;

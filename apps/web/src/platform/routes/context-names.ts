import { type Term, terms } from '@doselore/contract';
import { useSyncExternalStore } from 'react';

/** Names of the records that route parameters identify, once any screen has loaded them. */
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

const termsByParam: Record<string, Term> = {
  groupId: 'group',
  subgroupId: 'subgroup',
  virtualGroupId: 'virtualGroup',
  courseId: 'course',
  abstractCourseId: 'course',
  abstractPaperCourseId: 'paperCourse',
  userId: 'member',
};

const keyOf = (param: string, id: string) => `${param}:${id}`;

export function publishName(param: string, id: string, name: string): void {
  const key = keyOf(param, id);
  if (names.get(key) === name) return;
  names = new Map(names).set(key, name);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function termOf(param: string): string {
  const term = termsByParam[param];
  if (term === undefined) return '';
  const { one } = terms[term];
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/**
 * Returns the name of a record. Falls back to "Organisation 1042", so that a name that fails to load blocks nothing.
 */
export function useContextName(): (param: string, id: string, fallback?: string) => string {
  const known = useSyncExternalStore(subscribe, () => names);
  return (param, id, fallback) => known.get(keyOf(param, id)) ?? fallback ?? `${termOf(param)} ${id}`.trim();
}

import { ELEMENTS, type Element } from './element-table.ts';
import type { FailureCode } from './error-codes.ts';

export type Found = { element: Element; outer: number; inner: number };
export type NotFound = { code: FailureCode; reason: string };

const KEYWORDS = new Set(['_children', '_count', '_version']);
const CATEGORIES = new Set([
  '_version',
  '_children',
  '_count',
  'core',
  'suspend_data',
  'launch_data',
  'comments',
  'comments_from_lms',
  'objectives',
  'student_data',
  'student_preference',
  'interactions',
]);
/** Elements that other platforms add and this one does not. They are known and not implemented. */
const LEFT_OUT = new Set(['nav.event']);

/** Names in the model that have children: `cmi`, `cmi.core`, `cmi.objectives.n` and so on. */
const GROUPS = new Set(
  [...ELEMENTS.keys()].flatMap((pattern) => {
    const segments = pattern.split('.');
    return segments.slice(1).map((_, depth) => segments.slice(0, depth + 1).join('.'));
  }),
);

/** Finds the element of a name, with its indexes (0 where it has none), or the error of that name. */
export function findElement(name: string, use: 'get' | 'set'): Found | NotFound {
  if (LEFT_OUT.has(name)) return { code: 401, reason: 'not offered here' };
  if (!name.startsWith('cmi.')) return { code: 201, reason: 'no data model element' };
  const segments = name.split('.');
  if (segments.includes('') || segments.includes('n')) return { code: 201, reason: 'no data model element' };
  if (!CATEGORIES.has(segments[1] ?? '')) return { code: 401, reason: 'no such category' };

  const last = segments.at(-1) ?? '';
  if (use === 'set' && KEYWORDS.has(last)) return { code: 402, reason: `${last} cannot be set` };

  const indexes: number[] = [];
  const pattern = segments.map((segment) => (takeIndex(segment, indexes) ? 'n' : segment)).join('.');
  const element = ELEMENTS.get(pattern);
  if (element) return { element, outer: indexes[0] ?? 0, inner: indexes[1] ?? 0 };
  return misusedKeyword(pattern, last) ?? { code: 201, reason: 'no such element' };
}

function takeIndex(segment: string, indexes: number[]): boolean {
  if (!/^(0|[1-9]\d{0,8})$/.test(segment)) return false;
  indexes.push(Number(segment));
  return true;
}

function misusedKeyword(pattern: string, last: string): NotFound | undefined {
  const owner = pattern.slice(0, -last.length - 1);
  if (last === '_children' && ELEMENTS.has(owner)) return { code: 202, reason: `${owner} has no children` };
  if (last === '_count' && (ELEMENTS.has(owner) || GROUPS.has(owner))) {
    return { code: 203, reason: `${owner} is not an array` };
  }
  return undefined;
}

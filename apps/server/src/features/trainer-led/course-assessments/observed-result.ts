import type { ChecklistItem } from '@doselore/contract/courses';

/** Returns which items of a checklist were met, and the result: a pass when every critical item was met. */
export function observedResult(items: readonly ChecklistItem[], metKeys: readonly string[]) {
  const met = new Set(metKeys);
  const isPass = items.every(({ key, is_critical }) => !is_critical || met.has(key));
  return {
    result: isPass ? ('passed' as const) : ('failed' as const),
    observed: Object.fromEntries(items.map(({ key }) => [key, met.has(key)])),
    met: met.size,
  };
}

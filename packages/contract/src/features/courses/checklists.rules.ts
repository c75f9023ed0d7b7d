/** One item of a checklist, as it is written. Somebody who misses a critical item fails. */
export type ChecklistItemTyped = { text: string; is_critical: boolean };

export const checklistLimits = { items: 40, text: 300 } as const;

/** Returns items as one text. Forms compare them by it, because a field has one value. */
export const checklistText = (items: readonly ChecklistItemTyped[]): string =>
  JSON.stringify(items.map(({ text, is_critical }) => [text, is_critical]));

/** Reads what `checklistText` wrote. Another text has no items. */
export function readChecklist(written: string): ChecklistItemTyped[] {
  const rows = parsed(written);
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => {
    const [text, isCritical] = Array.isArray(row) ? row : [];
    return { text: typeof text === 'string' ? text.trim() : '', is_critical: isCritical === true };
  });
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Returns the first problem of a checklist. Undefined when it can be saved. */
export function checklistProblem(items: readonly ChecklistItemTyped[]): string | undefined {
  if (items.length === 0) return 'Add at least one item';
  if (items.length > checklistLimits.items) return `A checklist has ${checklistLimits.items} items at most`;
  const empty = items.findIndex(({ text }) => text === '');
  if (empty !== -1) return `Item ${empty + 1}: Enter what the assessor looks for`;
  const long = items.findIndex(({ text }) => text.length > checklistLimits.text);
  if (long !== -1) return `Item ${long + 1}: Enter ${checklistLimits.text} characters at most`;
  return undefined;
}

export type JumpItem = { id: string; label: string; detail?: string; href: string };
export type JumpSection = { title: string; items: readonly JumpItem[] };

/** Words of the search text, each somewhere in the label, the detail or the keywords. */
export function matchesText(text: string, ...parts: readonly (string | undefined)[]): boolean {
  const all = parts.join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

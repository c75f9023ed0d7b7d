export type JumpItem = { id: string; label: string; detail?: string; href: string };
export type JumpSection = { title: string; items: readonly JumpItem[] };

/** Returns whether each word of the text occurs in one of the parts: label, detail or keywords. */
export function matchesText(text: string, ...parts: readonly (string | undefined)[]): boolean {
  const all = parts.join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

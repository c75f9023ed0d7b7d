/** Stock at or below this is low: a tenth of what was bought, but at least five. */
export function reorderLevel(bought: number): number {
  return Math.max(5, Math.ceil(bought / 10));
}

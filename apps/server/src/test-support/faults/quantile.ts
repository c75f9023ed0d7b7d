/** Returns the 95th percentile, rounded. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN);
}

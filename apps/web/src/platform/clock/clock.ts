/** The only place that reads the time of day. */
export function now(): number {
  return Date.now();
}

/** Today as `YYYY-MM-DD`, in UTC like every date of the product. */
export function today(): string {
  return new Date(now()).toISOString().slice(0, 10);
}

export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** The day so many days after the first of 1970, as `YYYY-MM-DD`. */
export function dayAfter1970(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

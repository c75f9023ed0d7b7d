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

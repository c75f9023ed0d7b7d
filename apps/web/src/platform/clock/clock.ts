/** Returns the time in milliseconds. The only code that reads the clock. */
export function now(): number {
  return Date.now();
}

/** Returns today as `YYYY-MM-DD`, in UTC like every date of the product. */
export function today(): string {
  return new Date(now()).toISOString().slice(0, 10);
}

export function nowIso(): string {
  return new Date(now()).toISOString();
}

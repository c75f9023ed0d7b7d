/** Returns the body of a form that was opened with `baseValues` and changed by `changes`. */
export function formBody<F extends object>(baseValues: F, changes: Partial<Record<keyof F, unknown>>) {
  return { ...baseValues, ...changes, baseValues };
}

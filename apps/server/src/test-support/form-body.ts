/** What a form sends that was opened when its fields held `seen`, with `changes` typed into it. */
export function formBody<F extends object>(baseValues: F, changes: Partial<Record<keyof F, unknown>>) {
  return { ...baseValues, ...changes, baseValues };
}

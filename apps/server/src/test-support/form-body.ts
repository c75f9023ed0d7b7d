/** What a form sends that was opened when its fields held `seen`, with `changes` typed into it. */
export function formBody<F extends object>(seen: F, changes: Partial<Record<keyof F, unknown>>) {
  return { ...seen, ...changes, seen };
}

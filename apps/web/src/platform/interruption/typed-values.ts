/** Values of a form whose saving was interrupted because the service or the connection was lost. */
type Typed = {
  values: Record<string, unknown>;
  baseValues: Record<string, unknown>;
  /** Key of the command that was sent. The server may have run it before the connection was lost. */
  idempotencyKey: string;
};

// In memory only, because forms contain files. The way back to the form does not load the page anew.
const typed = new Map<string, Typed>();

/** Returns the key of a form: its page, the record it is about on a page with several, and the names of its fields. */
export function formKey(about: string, names: readonly string[]): string {
  return [window.location.pathname, about, ...names].join(' ');
}

export function saveTyped(key: string, entered: Typed): void {
  typed.set(key, entered);
}

export function readTyped(key: string): Typed | undefined {
  return typed.get(key);
}

/** Deletes what was typed into one form, or into all forms. */
export function forgetTyped(key?: string): void {
  if (key === undefined) typed.clear();
  else typed.delete(key);
}

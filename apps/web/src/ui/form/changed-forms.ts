/** Forms with changes on the page, in the order in which they were changed. `save` is missing where nothing can be saved. */
export type ChangedForm = { id: string; save: (() => Promise<boolean>) | undefined };

let forms: readonly ChangedForm[] = [];
const listeners = new Set<() => void>();

function replace(next: typeof forms): void {
  forms = next;
  for (const listener of listeners) listener();
}

export const listChangedForms = () => forms;

/** Adds a form with changes. Returns a function that removes it. */
export function addChangedForm(form: ChangedForm): () => void {
  replace([...forms, form]);
  return () => replace(forms.filter((one) => one !== form));
}

export function watchChangedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

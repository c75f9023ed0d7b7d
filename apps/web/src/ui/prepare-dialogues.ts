/** Loads the scripts of forms and questions in dialogues, for a page that stays open without a connection. */
export async function prepareDialogues(): Promise<void> {
  await Promise.allSettled([import('./form/form-modal.tsx'), import('./confirm/dialogue.tsx')]);
}

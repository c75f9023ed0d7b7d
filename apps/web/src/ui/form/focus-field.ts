/** Moves the focus to the input of the field with this id. Returns whether it was found. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (field === null) return false;
  const control = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, button');
  (control ?? field).focus();
  return true;
}

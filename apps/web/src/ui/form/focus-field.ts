/** Puts the focus where the field of this id is typed in. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (field === null) return false;
  const control = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, button');
  (control ?? field).focus();
  return true;
}

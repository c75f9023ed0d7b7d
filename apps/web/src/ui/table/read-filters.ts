/** Returns the search and the filters that a toolbar shows, in its words, such as `Role: Trainer`. */
export function readFilters(toolbar: Element): string[] {
  const fields = [...toolbar.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(asText);
  const pressed = [...toolbar.querySelectorAll('button[aria-pressed="true"]')].map((one) => one.textContent.trim());
  return [...fields, ...pressed];
}

function asText(field: HTMLInputElement | HTMLSelectElement): string[] {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent.trim() ?? '';
  if (field.type === 'hidden' || label === '') return [];
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked && field.value !== '' ? [label] : [];
  if (field.value === '') return [];
  const value = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value;
  return [`${label}: ${value}`];
}

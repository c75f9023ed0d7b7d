import { AppError } from '@doselore/contract';

const complaint = 'Half a character cannot be saved';

/**
 * Throws `validation_failed` when a text or a key of the body, at any depth, contains a lone surrogate: PostgreSQL
 * cannot store it in JSON. Does not recurse, because a body may be nested deeper than the stack.
 */
export function refuseBrokenText(body: unknown): void {
  const rest: { value: unknown; name: string }[] = [{ value: body, name: '' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, name } = next;
    if (typeof value === 'string' && !value.isWellFormed())
      throw new AppError('validation_failed', complaint, { fields: { [name || 'request']: [complaint] } });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      rest.push({ value: inner, name: name === '' ? key : `${name}.${key}` });
      if (!key.isWellFormed()) rest.push({ value: key, name });
    }
  }
}

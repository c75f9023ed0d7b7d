import type { ImportRow } from '@doselore/contract/imports';
import { expect, test } from 'vitest';
import { rowName } from './row-columns.tsx';

const row: ImportRow = { number: 2, person: null, status: 'ready', values: {}, problems: [], changes: [] };

test.each([
  [{ person: { name: 'Edie Vale', email: 'edie@example.org' }, values: { id: '7', first_name: 'Edith' } }, 'Edie Vale'],
  [{ values: { first_name: 'Edie', last_name: 'Vale', email: 'edie@example.org' } }, 'Edie Vale'],
  [{ values: { email: 'edie@example.org', job_role: 'Dispenser' } }, 'edie@example.org'],
  [{ values: { id: '7', job_role: 'Dispenser' } }, 'ID 7'],
  [{ values: { id: '', email: '' } }, 'Row 2'],
])('a row has the name of its person, or else the email, the ID or its number (%#)', (part, name) => {
  expect(rowName({ ...row, ...part } as ImportRow)).toBe(name);
});

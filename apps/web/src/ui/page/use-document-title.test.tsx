import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDocumentTitle } from './use-document-title.ts';

function Titled({ title, context }: { title: string; context?: string }) {
  useDocumentTitle(title, context);
  return null;
}

test.each([
  ['Licences', 'Brightwell', 'Licences, Brightwell | Doselore'],
  ['Brightwell', 'Brightwell', 'Brightwell | Doselore'],
  ['Sepsis: modules', 'Sepsis', 'Sepsis: modules | Doselore'],
  ['Organisations', undefined, 'Organisations | Doselore'],
])('the window title of %s in %s is "%s"', (title, context, expected) => {
  render(<Titled title={title} {...(context === undefined ? {} : { context })} />);
  expect(document.title).toBe(expected);
});

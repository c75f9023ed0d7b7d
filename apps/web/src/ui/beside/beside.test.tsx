import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AsidePart, Beside } from './index.ts';

const asideOf = () => screen.getByRole('complementary', { name: 'About this page' });

test('the aside is a landmark after the content, which keyboards and screen readers reach first', () => {
  render(
    <Beside label="About this page" aside={<p>Explanation</p>}>
      <label>
        Name <input />
      </label>
    </Beside>,
  );
  const order = screen.getByRole('textbox').compareDocumentPosition(asideOf());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(asideOf()).getByText('Explanation')).toBeVisible();
  // Paper hides other landmarks beside the content.
  expect(asideOf()).toHaveAttribute('data-prints');
});

test('a part of the form renders in the aside, before the rest of it, and only there', () => {
  render(
    <Beside label="About this page" aside={<p>Explanation</p>}>
      <form>
        <AsidePart>
          <p>Preview</p>
        </AsidePart>
      </form>
    </Beside>,
  );
  expect(asideOf()).toHaveTextContent('PreviewExplanation');
  expect(screen.getAllByText('Preview')).toHaveLength(1);
});

test('on a page without an aside the part stays in its place', () => {
  const { container } = render(
    <form>
      <AsidePart>
        <p>Preview</p>
      </AsidePart>
    </form>,
  );
  expect(container.querySelector('form')).toHaveTextContent('Preview');
});

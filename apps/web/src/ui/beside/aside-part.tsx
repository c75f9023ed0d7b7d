import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { AsideElement } from './aside-element.ts';

/**
 * Renders a part of a form in the aside of its page, such as a preview of the typed values. On a page without an aside the part stays
 * where it is.
 */
export function AsidePart({ children }: { children: ReactNode }) {
  const element = use(AsideElement);
  if (element === undefined) return children;
  return element === null ? null : createPortal(children, element);
}

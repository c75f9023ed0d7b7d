import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Part of an address that shows the rows of the register at once. */
export const registerAnchor = 'register';

/** Returns a ref for the rows of the register. Scrolls to them, once they have loaded, when the address asks for it. */
export function useShownRows() {
  const rows = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // Effect: the page arrives before the course has loaded, and then has no element to scroll to.
  useEffect(() => {
    if (hash === `#${registerAnchor}`) rows.current?.scrollIntoView();
  }, [hash]);
  return rows;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { registerAnchor } from './register-address.ts';

/**
 * Returns a ref for the rows of the register. Scrolls to the rows where the address ends in the anchor of the register.
 */
export function useShownRows() {
  const rows = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // Effect: the browser looks for the anchor before the course has loaded, and finds no element.
  useEffect(() => {
    if (hash === `#${registerAnchor}`) rows.current?.scrollIntoView();
  }, [hash]);
  return rows;
}

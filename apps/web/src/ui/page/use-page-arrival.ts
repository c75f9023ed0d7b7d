import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';

const positions = new Map<string, number>();

/**
 * Sets scroll and focus of a new page. Scrolls to the top, to the anchor or, after Back, to the earlier position.
 * Focuses the heading, except on the first load.
 */
export function usePageArrival(heading: RefObject<HTMLHeadingElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: search and paging change the key, but stay on the page
  useEffect(() => {
    focusHeading(heading.current);
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor !== null) anchor.scrollIntoView({ behavior: 'smooth' });
    else window.scrollTo(0, kind === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [pathname, hash]);
}

import { useEffect, useState } from 'react';

/** Pixels of the top navigation and the space around the aside. */
const reserved = 100;

/** Returns whether an element is short enough to stay in view as a whole while the page scrolls. */
export function useSticks(element: Element | null | undefined): boolean {
  const [sticks, setSticks] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setSticks(element.clientHeight <= window.innerHeight - reserved));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return sticks;
}

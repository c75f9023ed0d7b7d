import { useEffect } from 'react';
import { useLocation } from 'react-router';

export type Visit = { path: string; title: string };

const key = 'doselore-recent';
const kept = 12;

/** Of this tab; forgotten with the session, like everything in its storage. */
export function readRecent(): Visit[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(held) ? (held as Visit[]) : [];
  } catch {
    return [];
  }
}

/** Keeps where the person has been, under the window's title, for the palette. */
export function useNoteVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // The page names itself and what it is about a moment after it appears.
    const timer = setTimeout(() => {
      const title = document.title.replace(/ \| Doselore$/u, '');
      const others = readRecent().filter(({ path }) => path !== pathname);
      sessionStorage.setItem(key, JSON.stringify([{ path: pathname, title }, ...others].slice(0, kept)));
    }, 1_000);
    return () => clearTimeout(timer);
  }, [pathname]);
}

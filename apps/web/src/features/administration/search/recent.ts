import { useEffect } from 'react';
import { useLocation } from 'react-router';

export type Visit = { path: string; title: string };

const key = 'doselore-recent';
const kept = 12;

/** Returns the pages visited in this tab. They are deleted with the session, like everything in its storage. */
export function readRecent(): Visit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as Visit[]) : [];
  } catch {
    return [];
  }
}

/** Records each visited page under its window title, for the command palette. */
export function useNoteVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // A page sets its title and the name of its subject a moment after it appears.
    const timer = setTimeout(() => {
      const title = document.title.replace(/ \| Doselore$/u, '');
      const others = readRecent().filter(({ path }) => path !== pathname);
      sessionStorage.setItem(key, JSON.stringify([{ path: pathname, title }, ...others].slice(0, kept)));
    }, 1_000);
    return () => clearTimeout(timer);
  }, [pathname]);
}

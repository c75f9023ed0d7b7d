import { useEffect } from 'react';

/** The browser's own question before a tab closes on work that is not stored yet; its text cannot be ours. */
export function useUnloadWarning(isWanted: boolean): void {
  // Effect: the browser asks the window, not React.
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWanted]);
}

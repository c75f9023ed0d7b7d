import { useEffect } from 'react';

/**
 * Shows the browser's own warning before a tab with unsaved progress is closed. Browsers do not let us choose its text.
 */
export function useUnloadWarning(isWanted: boolean): void {
  // Effect: the event belongs to the window, outside of React.
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWanted]);
}

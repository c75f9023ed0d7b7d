import { useEffect } from 'react';

/**
 * Shows the browser's own warning before a tab with unsaved progress is closed. Browsers do not let us choose its text.
 */
export function useUnloadWarning(isNeeded: boolean): void {
  // Effect: the event belongs to the window, outside of React.
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

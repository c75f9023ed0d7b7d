import { useEffect, useState } from 'react';

/** Returns false at first, and true once `milliseconds` have passed. */
export function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(milliseconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

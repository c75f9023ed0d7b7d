import { useEffect, useState } from 'react';

/** Returns true while `active`, and for `milliseconds` afterwards. */
export function useLinger(active: boolean, milliseconds: number): boolean {
  const [lingering, setLingering] = useState(active);
  useEffect(() => {
    if (active) {
      setLingering(true);
      return;
    }
    const timer = setTimeout(() => setLingering(false), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
  return active || lingering;
}

import { durations } from '@doselore/contract';
import { useEffect, useState } from 'react';

/** State that is true for 7 seconds after saving, as long as the banner is shown. */
export function useSaved(): [isSaved: boolean, setSaved: (isSaved: boolean) => void] {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), durations.banner);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return [isSaved, setSaved];
}

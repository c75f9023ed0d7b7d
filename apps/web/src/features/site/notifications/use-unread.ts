import { durations } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadQuery } from './notifications.queries.ts';

/** Milliseconds between requests. A hidden tab makes none. */
const pollEvery = 30_000;

/** Returns true for 5 seconds after the number rises. The first known number does not count as a rise. */
function useRise(value: number | undefined): boolean {
  const before = useRef(value);
  const [rises, setRises] = useState(0);
  const [rising, setRising] = useState(false);
  useEffect(() => {
    if (value === undefined) return;
    if (before.current !== undefined && value > before.current) setRises((count) => count + 1);
    before.current = value;
  }, [value]);
  useEffect(() => {
    if (rises === 0) return;
    setRising(true);
    const timer = setTimeout(() => setRising(false), durations.bellHighlight);
    return () => clearTimeout(timer);
  }, [rises]);
  return rising;
}

/**
 * Returns the number of unread notifications and whether it has just risen. Polls it, unless `isTold` says that a live
 * connection updates it.
 */
export function useUnread({ isLive }: { isLive: boolean }): { unread: number; rising: boolean } {
  const { data } = useQuery({ ...unreadQuery, refetchInterval: isLive ? false : pollEvery });
  return { unread: data?.unread ?? 0, rising: useRise(data?.unread) };
}

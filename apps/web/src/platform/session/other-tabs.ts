import { useEffect, useEffectEvent } from 'react';

const channelName = 'doselore-session';

/** Tells the other tabs of this browser who is signed in from now on: the id of the person, or null for nobody. */
export function notifyOtherTabs(userId: number | null): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ userId });
  channel.close();
}

/** Calls `onEnd` when another tab signs `userId` out (null) or signs someone else in (the id of that person). */
export function useSessionEnd(userId: number, onEnd: (now: number | null) => void): void {
  const ended = useEffectEvent(onEnd);
  // Effect: the channel to other tabs lives outside of React.
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<{ userId?: number | null }>) => {
      if (data.userId !== undefined && data.userId !== userId) ended(data.userId);
    };
    return () => channel.close();
  }, [userId]);
}

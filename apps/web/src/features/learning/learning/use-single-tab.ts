import { useEffect, useEffectEvent } from 'react';

const channelName = 'doselore-attempts';

/**
 * Tells the other tabs of this browser that the attempt is now open here. The tab that had it open calls `onTakenOver`.
 */
export function useSingleTab({
  scoUserId,
  token,
  onTakenOver,
}: {
  /** Undefined for a review, which can be open in several tabs. */
  scoUserId: number | undefined;
  token: string;
  onTakenOver: () => void;
}): void {
  const takenOver = useEffectEvent(onTakenOver);
  // Effect: the channel to other tabs lives outside of React.
  useEffect(() => {
    if (scoUserId === undefined) return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = (event: MessageEvent<{ scoUserId?: number; token?: string }>) => {
      if (event.data.scoUserId === scoUserId && event.data.token !== token) takenOver();
    };
    channel.postMessage({ scoUserId, token });
    return () => channel.close();
  }, [scoUserId, token]);
}

import { useEffect, useEffectEvent } from 'react';

const channelName = 'doselore-attempts';

/** Tells other tabs of this browser that the attempt is open here now; the one that was open hears it at once. */
export function useSingleTab({
  scoUserId,
  token,
  onTakenOver,
}: {
  scoUserId: number;
  token: string;
  onTakenOver: () => void;
}): void {
  const takenOver = useEffectEvent(onTakenOver);
  // Effect: the channel to other tabs lives outside of React.
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = (event: MessageEvent<{ scoUserId?: number; token?: string }>) => {
      if (event.data.scoUserId === scoUserId && event.data.token !== token) takenOver();
    };
    channel.postMessage({ scoUserId, token });
    return () => channel.close();
  }, [scoUserId, token]);
}

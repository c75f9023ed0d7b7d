import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type PlayerMessage, readPlayerMessage } from './player-messages.ts';

type Options = {
  frame: RefObject<HTMLIFrameElement | null>;
  contentOrigin: string;
  onMessage: (message: PlayerMessage) => void;
};

/** Listens to messages from the player's frame and the content origin, and ignores all others. */
export function usePlayerMessages({ frame, contentOrigin, onMessage }: Options): void {
  const heard = useEffectEvent(onMessage);
  // Effect: messages come from another window, outside of React.
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== contentOrigin || event.source !== frame.current?.contentWindow) return;
      const message = readPlayerMessage(event.data);
      if (message !== undefined) heard(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, contentOrigin]);
}

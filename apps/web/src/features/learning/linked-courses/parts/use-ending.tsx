import { useState } from 'react';
import { EndLinkDialogue } from './end-link-dialogue.tsx';

/** Returns a function that asks before a link is ended, and its dialogue. */
export function useEnding() {
  const [linkId, setLinkId] = useState<number>();
  const [opened, setOpened] = useState(false);
  return {
    ask: (id: number) => {
      setLinkId(id);
      setOpened(true);
    },
    dialogue: linkId !== undefined && (
      <EndLinkDialogue key={linkId} linkId={linkId} opened={opened} onClose={() => setOpened(false)} />
    ),
  };
}

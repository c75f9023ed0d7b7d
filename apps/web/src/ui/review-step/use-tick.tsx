import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import c from './review-step.module.css';

/**
 * Returns a checkbox by which a person says that a command is correct. `isGiven` tells whether it is ticked; where it is
 * not, the checkbox says so and gets the focus. Without `isAsked` there is no checkbox and the tick counts as given.
 */
export function useTick(isAsked: boolean): { checkbox: ReactNode; isGiven: () => boolean } {
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    checkbox: isAsked && (
      <div className={c.second} data-plain-label>
        <Checkbox
          ref={box}
          label="I have reviewed this and it is correct"
          checked={isTicked}
          error={isMissing && !isTicked && 'Tick this to confirm'}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      </div>
    ),
    isGiven: () => {
      if (!isAsked || isTicked) return true;
      setMissing(true);
      box.current?.focus();
      return false;
    },
  };
}

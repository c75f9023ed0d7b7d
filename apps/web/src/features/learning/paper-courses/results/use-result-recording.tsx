import { useState } from 'react';
import { FormDialogue } from '../../../../ui/form/index.ts';
import type { MemberRef } from './results.queries.ts';
import { WaitingResult } from './waiting-result.tsx';

type Target = {
  target: MemberRef;
  /** Name of the member, or of the course when the licence is given. */
  title: string;
  /** Undefined when the person chooses the course in the dialogue. */
  licenceId?: number;
};

/**
 * Returns the command that records a result of a member. The screen must render `dialogue`, which contains the form.
 */
export function useResultRecording() {
  const [recording, setRecording] = useState<Target>();
  const [chosenId, setChosenId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const licenceId = recording?.licenceId ?? chosenId;
  const onClose = () => setOpen(false);
  return {
    record: (next: Target) => {
      setRecording(next);
      setChosenId(undefined);
      setOpen(true);
    },
    dialogue: (
      <FormDialogue
        opened={isOpen}
        title={recording === undefined ? '' : `Record result: ${recording.title}`}
        about={recording === undefined ? '' : `member ${recording.target.userId} licence ${licenceId ?? 'only'} result`}
        onClose={onClose}
      >
        {recording !== undefined && (
          <WaitingResult
            target={recording.target}
            licenceId={licenceId}
            onChoose={recording.licenceId === undefined ? setChosenId : undefined}
            onClose={onClose}
          />
        )}
      </FormDialogue>
    ),
  };
}

export type ResultRecording = ReturnType<typeof useResultRecording>;

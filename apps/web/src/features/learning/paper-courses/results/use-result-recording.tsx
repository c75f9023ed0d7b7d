import { useState } from 'react';
import { FormDialogue } from '../../../../ui/form/index.ts';
import type { OfMember } from './results.queries.ts';
import { WaitingResult } from './waiting-result.tsx';

type Asked = {
  of: OfMember;
  /** Name of the member, or of the course when the licence is given. */
  title: string;
  /** Undefined when the person chooses the course in the dialogue. */
  licenceId?: number;
};

/**
 * Returns the command that records a result of a member. The screen must render `dialogue`, which contains the form.
 */
export function useResultRecording() {
  const [asked, setAsked] = useState<Asked>();
  const [chosenId, setChosenId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const licenceId = asked?.licenceId ?? chosenId;
  const onClose = () => setOpen(false);
  return {
    record: (next: Asked) => {
      setAsked(next);
      setChosenId(undefined);
      setOpen(true);
    },
    dialogue: (
      <FormDialogue
        opened={isOpen}
        title={asked === undefined ? '' : `Record result: ${asked.title}`}
        about={asked === undefined ? '' : `member ${asked.of.userId} licence ${licenceId ?? 'only'} result`}
        onClose={onClose}
      >
        {asked !== undefined && (
          <WaitingResult
            of={asked.of}
            licenceId={licenceId}
            onChoose={asked.licenceId === undefined ? setChosenId : undefined}
            onClose={onClose}
          />
        )}
      </FormDialogue>
    ),
  };
}

export type ResultRecording = ReturnType<typeof useResultRecording>;

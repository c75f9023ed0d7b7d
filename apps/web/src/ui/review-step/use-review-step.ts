import { AppError } from '@doselore/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isInterruption } from '../../platform/interruption/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { type Draft, dropDraft, readDraft, saveDraft } from './draft.ts';

type Options<Command extends object, Result> = {
  /** What the draft is kept under; of one place and one kind of command. */
  name: string;
  send: (command: Command & { idempotencyKey: string }) => Promise<Result>;
  onDone: (result: Result, command: Command) => Promise<unknown>;
  /** Somebody was faster: time to ask for fresh numbers. */
  onConflict?: () => Promise<unknown>;
};

export type ReviewState<Command> = {
  /** What was answered before, also after a reload of the second step. */
  kept: Command | undefined;
  /** What is on show for a second look; undefined in the first step. */
  checking: Command | undefined;
  check: (command: Command) => void;
  back: () => void;
  /** What was checked, or what the second look has made of it. */
  send: (changed?: Command) => Promise<void>;
  sending: boolean;
  error: unknown;
};

const draftName = (name: string, userId: number) => `${name}-${userId}`;

/** Leaves answers for the second look at another page, whose address then asks for it with `step=check`. */
export function usePreparedReview() {
  const { id } = useUser();
  return <Command extends object>(name: string, command: Command) =>
    saveDraft(draftName(name, id), { command, idempotencyKey: crypto.randomUUID() });
}

/** Two steps of one command: answers, then a second look before it is sent. The step stands in the address. */
export function useReviewStep<Command extends object, Result>(options: Options<Command, Result>): ReviewState<Command> {
  const { id } = useUser();
  const name = draftName(options.name, id);
  const [search, setSearch] = useSearchParams();
  const wantsCheck = search.get('step') === 'check';
  const [draft, setDraft] = useState(() => (wantsCheck ? readDraft<Command>(name) : undefined));
  const [error, setError] = useState<unknown>();
  // After success the button stays shut until the page is gone.
  const [sending, setSending] = useState(false);

  const goTo = (step: 'check' | undefined) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      if (step === undefined) next.delete('step');
      else next.set('step', step);
      return next;
    });
  const keep = (next: Draft<Command>) => {
    saveDraft(name, next);
    setDraft(next);
  };
  const sendDraft = async ({ command, idempotencyKey }: Draft<Command>) => {
    setError(undefined);
    setSending(true);
    try {
      const result = await options.send({ ...command, idempotencyKey });
      dropDraft(name);
      await options.onDone(result, command);
      // The same answers another time are another command.
      setDraft(undefined);
    } catch (failure) {
      if (isInterruption(failure)) return;
      setError(failure);
      if (failure instanceof AppError && failure.code === 'conflict') await options.onConflict?.();
    } finally {
      setSending(false);
    }
  };
  // Other answers are another command; the same ones once more are the same, however often they are sent.
  const draftOf = (command: Command): Draft<Command> => {
    const isSame = draft !== undefined && JSON.stringify(draft.command) === JSON.stringify(command);
    return { command, idempotencyKey: isSame ? draft.idempotencyKey : crypto.randomUUID() };
  };
  return {
    kept: draft?.command,
    checking: wantsCheck ? draft?.command : undefined,
    check: (command) => {
      keep(draftOf(command));
      setError(undefined);
      if (!wantsCheck) goTo('check');
    },
    back: () => goTo(undefined),
    send: async (changed) => {
      const command = changed ?? draft?.command;
      if (command === undefined || sending) return;
      const next = draftOf(command);
      keep(next);
      await sendDraft(next);
    },
    sending,
    error,
  };
}

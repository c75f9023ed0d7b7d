import { AppError } from '@doselore/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isInterruption } from '../../platform/interruption/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { type Draft, dropDraft, readDraft, saveDraft } from './draft.ts';

type Options<Command extends object, Result> = {
  /** Name under which the draft is stored: one for each place and kind of command. */
  name: string;
  send: (command: Command & { idempotencyKey: string }) => Promise<Result>;
  onDone: (result: Result, command: Command) => Promise<unknown>;
  /** Called after a conflict, to load fresh numbers. */
  onConflict?: () => Promise<unknown>;
};

export type ReviewState<Command> = {
  /** Answers given before, also after a reload of the review step. */
  kept: Command | undefined;
  /** Command in the review step; undefined in the first step. */
  checking: Command | undefined;
  check: (command: Command) => void;
  back: () => void;
  /** Sends the reviewed command, or the one that the review step has changed. */
  send: (changed?: Command) => Promise<void>;
  sending: boolean;
  error: unknown;
};

const draftName = (name: string, userId: number) => `${name}-${userId}`;

/**
 * Returns a function that stores a command for the review step of another page. That page's address needs `step=check`.
 */
export function usePreparedReview() {
  const { id } = useUser();
  return <Command extends object>(name: string, command: Command) =>
    saveDraft(draftName(name, id), { command, idempotencyKey: crypto.randomUUID() });
}

/** State of a command in two steps: answers, then the review step before it is sent. The address has the step. */
export function useReviewStep<Command extends object, Result>(options: Options<Command, Result>): ReviewState<Command> {
  const { id } = useUser();
  const name = draftName(options.name, id);
  const [search, setSearch] = useSearchParams();
  const wantsCheck = search.get('step') === 'check';
  const [draft, setDraft] = useState(() => (wantsCheck ? readDraft<Command>(name) : undefined));
  const [error, setError] = useState<unknown>();
  // After success the button stays disabled until the page is left.
  const [sending, setSending] = useState(false);

  const goTo = (step: 'check' | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
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
      // Sending the same answers again later starts a new command.
      setDraft(undefined);
    } catch (failure) {
      if (isInterruption(failure)) return;
      setError(failure);
      if (failure instanceof AppError && failure.code === 'conflict') await options.onConflict?.();
    } finally {
      setSending(false);
    }
  };
  // Changed answers are a new command. Unchanged ones keep their idempotency key, however often they are sent.
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

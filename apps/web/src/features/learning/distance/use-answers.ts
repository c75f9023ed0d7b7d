import { type Answer, AppError } from '@doselore/contract';
import { type getAssessment, saveAnswer } from '@doselore/contract/distance';
import { useEffect, useRef, useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { type Answers, readWaiting, writeWaiting } from './kept-answers.ts';

type Assessment = Answer<typeof getAssessment>;
export type AnswerState = 'kept' | 'sending' | 'waiting' | 'refused';

const retryAfter = 5_000;

/**
 * Answers of the assessment on the page. Each change is stored in the browser and sent at once. An answer that cannot
 * be sent stays in the browser. It is resent until the server has it, also on a later visit.
 */
export function useAnswers(courseUserId: number, assessment: Assessment) {
  const { attempt } = assessment;
  const waiting = useRef<Answers>(readWaiting(courseUserId, attempt));
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<AnswerState>('kept');
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...Object.fromEntries(assessment.questions.map(({ id, chosen }) => [id, chosen])),
    ...waiting.current,
  }));

  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (busy.current) return;
    busy.current = true;
    try {
      for (let next = first(waiting.current); next !== undefined; next = first(waiting.current)) {
        const [questionId, chosen] = next;
        setState('sending');
        await callEndpoint(saveAnswer, {
          params: { courseUserId, questionId },
          body: { attempt, chosen: [...chosen] },
          quiet: true,
        });
        // The learner may have changed the answer while it was sent. Then the new answer is sent next.
        if (waiting.current[questionId] === chosen) drop(questionId);
      }
      setState('kept');
    } catch (error) {
      if (isRefused(error)) {
        setState('refused');
        return;
      }
      setState('waiting');
      timer.current = setTimeout(() => void send(), retryAfter);
    } finally {
      busy.current = false;
    }
  };
  const drop = (questionId: number) => {
    const { [questionId]: _sent, ...rest } = waiting.current;
    waiting.current = rest;
    writeWaiting(courseUserId, attempt, rest);
  };

  // Sends the answers left over from an earlier visit. Leaving the page stops the retries; the answers stay in the
  // browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a visit; the answers come from the ref
  useEffect(() => {
    void send();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    answers,
    state,
    choose: (questionId: number, chosen: readonly number[]) => {
      waiting.current = { ...waiting.current, [questionId]: chosen };
      writeWaiting(courseUserId, attempt, waiting.current);
      setAnswers((current) => ({ ...current, [questionId]: chosen }));
      void send();
    },
    /** Deletes the unsent answers after the assessment was submitted. */
    forget: () => {
      clearTimeout(timer.current);
      waiting.current = {};
      writeWaiting(courseUserId, attempt, {});
    },
  };
}

/** Returns whether a retry would fail again: the attempt was submitted elsewhere, or the licence has ended. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && ['conflict', 'not_found', 'validation_failed', 'forbidden'].includes(error.code);
}

function first(answers: Answers): [number, readonly number[]] | undefined {
  const [entry] = Object.entries(answers);
  return entry === undefined ? undefined : [Number(entry[0]), entry[1]];
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { setStepUp } from '../../platform/api/index.ts';
import { FormDialogue } from '../../ui/form/index.ts';

const StepUpForm = lazy(() => import('./step-up-form.tsx').then((m) => ({ default: m.StepUpForm })));

type Answer = (isGiven: boolean) => void;

/** Stands once beside the pages: asks for the password where a call needs it once more, and the call goes on after it. */
export function StepUpHost() {
  const pending = useRef<Promise<boolean>>(undefined);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    // Calls that ask at the same time wait for the same answer.
    setStepUp(() => {
      pending.current ??= new Promise((resolve) => setAnswer(() => resolve));
      return pending.current;
    });
  }, []);
  const settle = (isGiven: boolean) => {
    answer?.(isGiven);
    pending.current = undefined;
    setAnswer(undefined);
  };
  return (
    <FormDialogue opened={answer !== undefined} title="Type your password once more" onClose={() => settle(false)}>
      <Suspense>
        <StepUpForm onCancel={() => settle(false)} onDone={() => settle(true)} />
      </Suspense>
    </FormDialogue>
  );
}

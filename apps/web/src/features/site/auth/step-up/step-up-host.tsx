import { Suspense, useEffect, useRef, useState } from 'react';
import { setStepUp } from '../../../../platform/api/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { lazyPart } from '../../../../ui/lazy/index.ts';

const StepUpForm = lazyPart(() => import('./step-up-form.tsx').then((m) => m.StepUpForm));

type Answer = (isGiven: boolean) => void;

/** Rendered once next to the pages. Asks for the password when a call needs it, and the call is then repeated. */
export function StepUpHost() {
  const pending = useRef<Promise<boolean>>(undefined);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    // Calls that need it at the same time share one dialogue.
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
    <FormDialogue
      opened={answer !== undefined}
      title="Confirm your password"
      about="step-up"
      onClose={() => settle(false)}
    >
      <Suspense>
        <StepUpForm onCancel={() => settle(false)} onDone={() => settle(true)} />
      </Suspense>
    </FormDialogue>
  );
}

import '@mantine/core/styles/Stepper.css';
import { Stepper } from '@mantine/core';
import type { ReactNode } from 'react';
import c from './wizard.module.css';

export type WizardStep = { key: string; label: string };

/** Steps of a task. Each step has an address, and earlier steps can be opened again. */
export function Wizard(props: {
  steps: readonly WizardStep[];
  current: string;
  onGoTo?: (key: string) => void;
  children: ReactNode;
}) {
  const { steps, current, onGoTo, children } = props;
  const active = Math.max(
    0,
    steps.findIndex(({ key }) => key === current),
  );
  const goTo = (place: number) => {
    const step = steps[place];
    if (step !== undefined && place < active) onGoTo?.(step.key);
  };
  return (
    <div className={c.wizard}>
      <p className={c.where} role="status">
        Step {active + 1} of {steps.length}: {steps[active]?.label}
      </p>
      <Stepper
        active={active}
        onStepClick={onGoTo && goTo}
        allowNextStepsSelect={false}
        size="sm"
        className={c.steps}
        wrap={false}
      >
        {steps.map(({ key, label }, place) => (
          <Stepper.Step
            key={key}
            label={label}
            aria-current={place === active ? 'step' : undefined}
            allowStepSelect={onGoTo !== undefined && place < active}
          />
        ))}
      </Stepper>
      {children}
    </div>
  );
}

import { type FirstSteps, hideFirstSteps } from '@doselore/contract/first-steps';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { ExampleData } from './parts/example-data.tsx';
import c from './parts/first-steps.module.css';
import { type Step, stepsOf } from './steps-of.ts';
import { useFirstSteps } from './use-first-steps.ts';

const states: Record<Step['state'], string> = { done: 'Done', next: 'Next', later: 'To do' };

function StepRow({ step: { title, why, state, link }, number }: { step: Step; number: number }) {
  return (
    <li data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={c.marker} aria-hidden>
        {state === 'done' ? <IconCheck size={17} stroke={2.25} /> : number}
      </span>
      <span className={c.text}>
        <span className={c.title}>
          {title}
          <span className="visually-hidden">: {states[state]}</span>
        </span>
        {state !== 'done' && <span className={c.why}>{why}</span>}
      </span>
      {state === 'done' && (
        <span className={c.done} aria-hidden>
          Done
        </span>
      )}
      {state === 'next' && link !== undefined && (
        <Button component={Link} to={link.to} className={c.action}>
          {link.label}
        </Button>
      )}
      {state === 'later' && link !== undefined && (
        <Link to={link.to} className={c.action}>
          {link.label}
        </Link>
      )}
    </li>
  );
}

function HideButton() {
  const client = useQueryClient();
  const hide = useMutation({
    mutationFn: () => callEndpoint(hideFirstSteps),
    onSuccess: async () => {
      await refreshQueries(client, 'first-steps');
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  const ask = async () => {
    const answer = await askConfirm({
      title: 'Hide the first steps?',
      message: 'The list does not come back, for any site admin. Example data stay until you remove them.',
      confirmLabel: 'Hide first steps',
    });
    if (answer === 'confirm') hide.mutate();
  };
  return (
    <Button variant="subtle" size="compact-md" loading={hide.isPending} onClick={() => void ask()} className={c.hide}>
      Hide
    </Button>
  );
}

function Steps({ steps }: { steps: NonNullable<FirstSteps['steps']> }) {
  const { to } = useArea();
  const id = useId();
  const rows = stepsOf(steps, to);
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <section aria-labelledby={id}>
      <div className={c.head}>
        <h2 id={id}>First steps</h2>
        <p className={c.count}>
          {done} of {rows.length} done
        </p>
        <HideButton />
      </div>
      <ol className={c.steps}>
        {rows.map((step, index) => (
          <StepRow key={step.name} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/**
 * Card with the first steps of an empty site and the button for example data. Renders nothing once both are gone, and
 * for people who are not site admins.
 */
export function FirstStepsCard() {
  const data = useFirstSteps();
  if (data === undefined || (data.steps === null && data.example === null)) return null;
  return (
    <div className={`card ${c.card}`}>
      {data.steps !== null && <Steps steps={data.steps} />}
      <ExampleData example={data.example} />
    </div>
  );
}

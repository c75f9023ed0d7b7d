import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeError } from '../../platform/banner/index.ts';
import c from './review-step.module.css';
import { useTick } from './use-tick.tsx';

export type ReviewFact = { label: string; value: ReactNode };

type Props = {
  /** Facts to review: who, what, how many. */
  facts: readonly ReviewFact[];
  /** Explains the effects of sending. */
  after: ReactNode;
  /** Sentence on what can be undone, and by whom. */
  undo: ReactNode;
  /** Verb and noun. */
  submitLabel: string;
  failedTitle: string;
  state: { send: () => Promise<void>; back: () => void; sending: boolean; error: unknown };
  /** Why the command cannot be sent as it is. */
  blocked?: ReactNode;
  /** True when the command cannot be undone completely. */
  grave?: boolean;
  /** True when money or rights are at stake and nobody here can undo it: then a tick is asked for. */
  asksForTick?: boolean;
  children?: ReactNode;
};

/** Review step: shows the whole command again, and asks for a tick where a mistake would cost too much. */
export function ReviewStep(props: Props) {
  const { error, sending, send, back } = props.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const tick = useTick(props.asksForTick ?? false);
  // The step replaces content of the same page, so the focus would stay on a button that is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={c.check}>
      <h2 ref={heading} tabIndex={-1}>
        Check your answers
      </h2>
      <dl className={`card ${c.answers}`}>
        {props.facts.map(({ label, value }) => (
          <div key={label} className={c.answer}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={c.answer}>
          <dt>Can it be undone?</dt>
          <dd>{props.undo}</dd>
        </div>
      </dl>
      {props.children}
      <p className={c.after}>{props.after}</p>
      {error !== undefined && (
        <div className={c.failure} role="alert">
          <h3>{props.failedTitle}</h3>
          <p>{describeError(error)}</p>
        </div>
      )}
      {props.blocked !== undefined && (
        <p className={c.blocked} role="status">
          {props.blocked}
        </p>
      )}
      {tick.checkbox}
      <div className={c.buttons}>
        <Button
          color={props.grave ? 'brick' : undefined}
          disabled={props.blocked !== undefined}
          loading={sending}
          onClick={() => {
            if (tick.isGiven()) void send();
          }}
        >
          {props.submitLabel}
        </Button>
        <Button variant="default" disabled={sending} onClick={back}>
          Change answers
        </Button>
      </div>
    </div>
  );
}

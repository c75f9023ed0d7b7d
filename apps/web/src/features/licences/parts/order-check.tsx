import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeError } from '../../../platform/banner/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import type { Order } from '../licences.queries.ts';
import c from './licences.module.css';

type Props = {
  order: Order;
  courseTitle: string;
  groupName: string | undefined;
  submitLabel: string;
  failedTitle: string;
  error: Error | null;
  sending: boolean;
  onSend: () => void;
  onBack: () => void;
};

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={c.answer}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Second step: everything once more, before it is sent. */
export function OrderCheck(props: Props) {
  const { order, error } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={c.check}>
      <h2 ref={heading} tabIndex={-1}>
        Check your answers
      </h2>
      <dl className={`label ${c.answers}`}>
        <Answer label="Organisation">{props.groupName ?? 'This organisation'}</Answer>
        <Answer label="Course">{props.courseTitle}</Answer>
        <Answer label="Number of licences">{formatNumber(order.quantity)}</Answer>
        <Answer label="Certificate lasts">{formatMonths(order.certificateMonths)}</Answer>
        <Answer label="Purchase order reference">
          {order.poReference === '' ? 'None' : <span className="mono">{order.poReference}</span>}
        </Answer>
        <Answer label="Transaction reference">
          {order.transactionRef === '' ? 'None' : <span className="mono">{order.transactionRef}</span>}
        </Answer>
      </dl>
      <p className={c.after}>The licences go into the general pot, from where they can be issued at once.</p>
      {error !== null && (
        <div className={c.failure} role="alert">
          <h3>{props.failedTitle}</h3>
          <p>{describeError(error)}</p>
        </div>
      )}
      <div className={c.buttons}>
        <Button loading={props.sending} onClick={props.onSend}>
          {props.submitLabel}
        </Button>
        <Button variant="default" disabled={props.sending} onClick={props.onBack}>
          Change answers
        </Button>
      </div>
    </div>
  );
}

import type { BulkResult } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import c from './bulk-outcome.module.css';

type Props = {
  /** Past participle of the command: "archived". */
  verb: string;
  result: BulkResult;
  onClose: () => void;
};

/** Groups failures by reason. */
function byReason(failed: BulkResult['failed']) {
  const names = new Map<string, { id: number; name: string }[]>();
  for (const { reason, ...person } of failed) names.set(reason, [...(names.get(reason) ?? []), person]);
  return [...names];
}

/**
 * Result of a bulk command: the number done, and the people for whom it failed, by reason. Stays until it is closed.
 */
export function BulkOutcome({ verb, result, onClose }: Props) {
  const { done, failed } = result;
  if (failed.length === 0) return null;
  return (
    <section className={`card ${c.outcome}`} aria-label="Not done" role="status">
      <h2>
        {done.length.toLocaleString('en-GB')} {verb}, {failed.length.toLocaleString('en-GB')} could not be
      </h2>
      {byReason(failed).map(([reason, people]) => (
        <div key={reason} className={c.reason}>
          <p>
            <b>{reason}</b>: {people.length.toLocaleString('en-GB')}
          </p>
          <ul>
            {people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
      <Button variant="default" size="sm" onClick={onClose}>
        Hide result
      </Button>
    </section>
  );
}

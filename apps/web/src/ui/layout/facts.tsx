import type { ReactNode } from 'react';
import c from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Key facts about one record. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={c.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import c from './tab-line.module.css';

/** Figures with their labels in one line: "1 Absent, 25% Absence rate". */
export function LineFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
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

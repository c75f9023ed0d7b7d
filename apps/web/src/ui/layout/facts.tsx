import type { ReactNode } from 'react';
import { EmailAddress } from './email-address.tsx';
import c from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Returns an email that a narrow column may break only before the @. */
const breakable = (value: ReactNode) =>
  typeof value === 'string' && /^\S+@\S+$/u.test(value) ? <EmailAddress email={value} /> : value;

/** Key facts about one record. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={c.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

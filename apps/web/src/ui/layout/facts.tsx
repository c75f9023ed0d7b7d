import type { ReactNode } from 'react';
import c from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Returns an email in two parts, so that a narrow column breaks it before the @. */
function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string' || !/^\S+@\S+$/u.test(value)) return value;
  const at = value.lastIndexOf('@');
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

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

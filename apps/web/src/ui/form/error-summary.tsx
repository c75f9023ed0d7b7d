import { type MouseEvent, useEffect, useRef } from 'react';
import { useErrorTitle } from '../page/use-document-title.ts';
import { focusField } from './focus-field.ts';
import c from './form.module.css';
import type { Problem } from './use-form.ts';

type Props = { problems: readonly Problem[]; failure: string | undefined; refusals: number };

function follow(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (focusField(id)) event.preventDefault();
}

/** List of problems that takes the focus after each refused submission. Every line links to its field. */
export function ErrorSummary({ problems, failure, refusals }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const active = problems.length > 0 || failure !== undefined;
  useErrorTitle(active);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (!active) return null;
  return (
    <div className={c.summary} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>There is a problem</h2>
        {failure !== undefined && <p>{failure}</p>}
        <ul>
          {problems.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label.endsWith('?') ? label : `${label}:`} {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

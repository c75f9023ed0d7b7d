import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatAgo } from '../formats/index.ts';
import { useErrorTitle } from '../page/use-document-title.ts';
import { focusField } from './focus-field.ts';
import c from './form.module.css';
import type { MeanwhileState } from './use-form.ts';

type Props = MeanwhileState & { refusals: number; saving: boolean; onSaveYours: () => void };

function titleOf(by: string | null): string {
  return by === 'You'
    ? 'You changed this in another window since you opened it here'
    : 'Somebody else changed this since you opened it';
}

/** Theirs beside yours: nothing is saved before somebody has chosen, and nothing that was typed is lost. */
export function MeanwhilePanel({ by, at, differences, takeTheirs, refusals, saving, onSaveYours }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(true);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const take = (taken: typeof differences) => {
    takeTheirs(taken.map(({ name }) => name));
    const [first] = taken;
    if (first !== undefined) focusField(first.id);
  };
  return (
    <div className={c.summary} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{titleOf(by)}</h2>
        <p>
          {by === null ? 'It was changed' : `${by} changed it`}
          {at !== null && ` ${formatAgo(at)}`}. What you typed is still here and has not been saved.
        </p>
      </div>
      <ul className={c.differences}>
        {differences.map((difference) => (
          <li key={difference.name}>
            <h3>{difference.label}</h3>
            <dl>
              <div>
                <dt>Theirs</dt>
                <dd>{difference.theirs}</dd>
              </div>
              <div>
                <dt>Yours</dt>
                <dd>{difference.yours}</dd>
              </div>
            </dl>
            {differences.length > 1 && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Take theirs: ${difference.label}`}
                onClick={() => take([difference])}
              >
                Take theirs
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={c.buttons}>
        <Button variant="light" loading={saving} onClick={onSaveYours}>
          Save yours over it
        </Button>
        <Button variant="default" onClick={() => take(differences)}>
          {differences.length > 1 ? 'Take all of theirs' : 'Take theirs'}
        </Button>
      </div>
    </div>
  );
}

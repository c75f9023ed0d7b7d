import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatAgo } from '../formats/index.ts';
import { useErrorTitle } from '../page/use-document-title.ts';
import { focusField } from './focus-field.ts';
import c from './form.module.css';
import type { EditConflictState } from './use-form.ts';

type Props = EditConflictState & { refusals: number; saving: boolean; onSaveYours: () => void };

/** Texts for an edit conflict with somebody else, and with oneself in another window. */
const wordings = {
  other: {
    title: 'Someone else changed this after you opened it',
    theirs: 'Their changes',
    yours: 'Your changes',
    take: 'Use their change',
    takeAll: 'Use all of their changes',
    save: 'Overwrite with your changes',
  },
  own: {
    title: 'You changed this in another window after you opened it here',
    theirs: 'Saved version',
    yours: 'This window',
    take: 'Use the saved version',
    takeAll: 'Use all of the saved version',
    save: 'Overwrite with this window',
  },
};

/** Their changes and your changes side by side. Nothing is saved before a choice, and nothing typed is lost. */
export function EditConflictPanel({ by, at, differences, takeTheirs, refusals, saving, onSaveYours }: Props) {
  const words = wordings[by === 'You' ? 'own' : 'other'];
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(true);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const take = (taken: typeof differences) => {
    // Set the value before moving the focus: a focused day field keeps showing the typed text.
    flushSync(() => takeTheirs(taken.map(({ name }) => name)));
    const [first] = taken;
    if (first !== undefined) focusField(first.id);
  };
  return (
    <div className={c.summary} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{words.title}</h2>
        <p>
          {by === null ? 'It was changed' : `${by} changed it`}
          {at !== null && ` ${formatAgo(at)}`}. Your changes are still here and have not been saved.
        </p>
      </div>
      <ul className={c.differences}>
        {differences.map((difference) => (
          <li key={difference.name}>
            <h3>{difference.label}</h3>
            <dl>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{difference.theirs}</dd>
              </div>
              <div>
                <dt>{words.yours}</dt>
                <dd>{difference.yours}</dd>
              </div>
            </dl>
            {differences.length > 1 && (
              <Button
                variant="default"
                size="sm"
                aria-label={`${words.take}: ${difference.label}`}
                onClick={() => take([difference])}
              >
                {words.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={c.buttons}>
        <Button variant="light" loading={saving} onClick={onSaveYours}>
          {words.save}
        </Button>
        <Button variant="default" onClick={() => take(differences)}>
          {differences.length > 1 ? words.takeAll : words.take}
        </Button>
      </div>
    </div>
  );
}

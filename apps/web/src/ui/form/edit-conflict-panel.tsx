import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatAgo } from '../formats/index.ts';
import { useErrorTitle } from '../page/use-document-title.ts';
import { focusField } from './focus-field.ts';
import c from './form.module.css';
import type { EditConflictState } from './use-form.ts';

type Props = EditConflictState & { refusals: number; saving: boolean; onSaveYours: () => void };

/** Texts for an edit conflict with somebody else, and with oneself in another window. */
const wordings = {
  other: {
    title: 'Somebody else changed this since you opened it',
    theirs: 'Theirs',
    yours: 'Yours',
    take: 'Take theirs',
    takeAll: 'Take all of theirs',
    save: 'Save yours over it',
  },
  own: {
    title: 'You changed this in another window since you opened it here',
    theirs: 'Saved there',
    yours: 'Here',
    take: 'Take what is saved',
    takeAll: 'Take all that is saved',
    save: 'Save this over it',
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
    takeTheirs(taken.map(({ name }) => name));
    const [first] = taken;
    if (first !== undefined) focusField(first.id);
  };
  return (
    <div className={c.summary} ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{words.title}</h2>
        <p>
          {by === null ? 'It was changed' : `${by} changed it`}
          {at !== null && ` ${formatAgo(at)}`}. What you entered is still here and has not been saved.
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

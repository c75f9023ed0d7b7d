import type { UserMergePreview } from '@doselore/contract/merges';
import { Card } from '../../../../ui/layout/index.ts';
import c from './merges.module.css';

type Props = Pick<UserMergePreview, 'collisions' | 'superseded'> & {
  /** Names the account of a side: "The licence of the account that stays". */
  whose: { keep: string; drop: string };
};

/** Licences and certificates that end with the merge, because one person can have only one of them. */
export function WhatEnds({ collisions, superseded, whose }: Props) {
  if (collisions.length === 0 && superseded === 0) return null;
  return (
    <Card title="Licences and certificates that end">
      <ul className={c.ends}>
        {collisions.map(({ title, where, outcome, ended }) => (
          <li key={`${title} ${where}`}>
            {title}, {where}: there are two licences. {whose[ended]} ends,{' '}
            {outcome === 'reclaimed'
              ? 'and its seat is returned.'
              : 'and its seat stays used, because both were started.'}
          </li>
        ))}
        {superseded > 0 && <li>Valid certificates that a later one for the same course replaces: {superseded}</li>}
      </ul>
    </Card>
  );
}

import { usedUpText } from '@doselore/contract/learning';
import type { ReactNode } from 'react';
import { type Fact, Facts } from '../../../../ui/layout/index.ts';
import { outcomeOf } from '../outcome.ts';
import c from './results.module.css';

type Props = {
  status: string;
  facts: readonly Fact[];
  /** True when a failed module has no attempt left. */
  isUsedUp?: boolean;
  /** True when a failed module cannot be tried again for another reason, which `children` say. */
  isFinal?: boolean;
  children?: ReactNode;
};

/** Card of a result: the outcome in words, then its facts, then the next actions. */
export function OutcomeCard({ status, facts, isUsedUp = false, isFinal = false, children }: Props) {
  const outcome = outcomeOf({ lesson_status: status, course_completed: false });
  return (
    <section className={`card ${c.outcome}`} aria-labelledby="outcome" data-hue={outcome.hue}>
      <h2 id="outcome" className={c.word}>
        <outcome.icon size={26} stroke={2} aria-hidden /> {outcome.word}
      </h2>
      <Facts facts={facts} />
      {outcome.kind === 'failed' && !isFinal && (
        <p className={c.review}>{isUsedUp ? usedUpText : 'Review your answers below before you try again.'}</p>
      )}
      {children}
    </section>
  );
}

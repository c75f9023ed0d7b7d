import type { Day } from './day.ts';
import type { CourseFacts, Span, TrainerFacts } from './facts.ts';
import { legsOf, longestOf } from './legs.ts';

/** Figures of a trainer for one session. */
export type Figures = {
  /** Minutes of the longest journey, of the one there and of the one back. Null while unknown, and for a session online. */
  journey: number | null;
  there: number | null;
  back: number | null;
  /** Level from 0 to 3. */
  suitability: number;
  /** Mean from 1 to 5. */
  feedback: number | null;
};

type Judging = { course: CourseFacts; session: Span; day: Pick<Day, 'others'> };

/** Returns the journeys of a trainer for one session, with their level and their feedback. */
export function figuresOf(trainer: TrainerFacts, { course, session, day: { others } }: Judging): Figures {
  const { count, sum } = trainer.feedback;
  const legs = course.is_virtual ? [] : legsOf(trainer, { course, session, others });
  return {
    journey: course.is_virtual ? null : longestOf(legs),
    there: legs[0]?.minutes ?? null,
    back: legs[1]?.minutes ?? null,
    suitability: trainer.suitability,
    feedback: count === 0 ? null : sum / count,
  };
}

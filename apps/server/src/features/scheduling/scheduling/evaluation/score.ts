import type { ScoredPart, ScorePart } from '@doselore/contract/scheduling';
import type { Judged } from './conflicts.ts';
import type { Day } from './day.ts';
import type { CourseFacts, Settings, TrainerFacts } from './facts.ts';
import { type Leg, legsOf, longestOf } from './legs.ts';

const week = 7 * 86_400_000;
/** Longest wait between two sessions of a day that still counts as a good fit, in minutes. */
const shortWait = 120;
/** Answers that count as much as those of the trainer, each with the mean of the site. */
const priorAnswers = 5;

/** Share of a part from 0 to 1, and why. */
type Share = { share: number; text: string };

/** Returns the parts of the score for one session. Points are not rounded. */
export function partsOf(trainer: TrainerFacts, { course, session, day, settings }: Judged): ScoredPart[] {
  const legs = legsOf(trainer, { course, session, others: day.others });
  return partsFor(trainer, { course, isVirtual: course.is_virtual, legs, day, settings });
}

type Scored = Pick<Judged, 'course' | 'settings'> & {
  /** Whether nobody has to travel. */
  isVirtual: boolean;
  legs: readonly Leg[];
  /** Of the day, without what is scored. */
  day: Pick<Day, 'others' | 'daysInWeek'>;
};

/** Returns the parts of the score for what a trainer would teach on a day, of which these are the journeys. */
export function partsFor(trainer: TrainerFacts, { course, isVirtual, legs, day, settings }: Scored): ScoredPart[] {
  const shares: Record<ScorePart, Share> = {
    suitability: { share: trainer.suitability / 3, text: `Level ${trainer.suitability} of 3` },
    journey: journeyShare(trainer, { isVirtual, legs }),
    fit: fitShare(trainer, day, legs),
    compatibility: compatibilityShare(trainer),
    load: loadShare(trainer, course),
    feedback: feedbackShare(trainer, settings),
  };
  const { weights } = settings;
  const part = (name: ScorePart): ScoredPart => ({
    part: name,
    points: weights[name] * Math.min(1, Math.max(0, shares[name].share)),
    most: weights[name],
    text: shares[name].text,
  });
  return [part('suitability'), part('journey'), part('fit'), part('compatibility'), part('load'), part('feedback')];
}

function journeyShare(trainer: TrainerFacts, { isVirtual, legs }: Pick<Scored, 'isVirtual' | 'legs'>): Share {
  if (isVirtual) return { share: 1, text: 'No journey: online' };
  const longest = longestOf(legs);
  if (longest === null) return { share: 0, text: 'Journey unknown' };
  const most = trainer.max_journey_minutes;
  return { share: most === 0 ? (longest === 0 ? 1 : 0) : 1 - longest / most, text: `${longest} min, most ${most}` };
}

function fitShare(trainer: TrainerFacts, { others, daysInWeek: days }: Scored['day'], legs: readonly Leg[]): Share {
  if (others.length === 0) {
    const text = `Day ${days} of ${trainer.max_days_per_week} that week`;
    return { share: days < trainer.max_days_per_week ? 0.6 : 0.3, text };
  }
  const waits = legs.flatMap(({ gap, minutes }) => (gap === undefined ? [] : [gap - (minutes ?? 0)]));
  const wait = Math.min(...waits);
  const isShort = waits.length > 0 && wait <= shortWait;
  return { share: isShort ? 1 : 0.2, text: waits.length > 0 ? `${wait} min free beside another session` : 'Overlaps' };
}

function compatibilityShare({ compatibility }: TrainerFacts): Share {
  if (compatibility?.kind === 'preferred') return { share: 1, text: 'Preferred' };
  return compatibility === null
    ? { share: 0.5, text: 'Neutral' }
    : { share: 0, text: `Avoided: ${compatibility.reason}` };
}

/** Load over eight weeks of six hours a day; of a newcomer over the weeks since then, at least one. */
function loadShare(trainer: TrainerFacts, course: CourseFacts): Share {
  const middle = course.sessions[0]?.start ?? 0;
  const since = Math.max(middle - 4 * week, trainer.activated_at ?? 0);
  const weeks = Math.max(1, (middle + 4 * week - since) / week);
  const used = trainer.booked_minutes / (trainer.max_days_per_week * weeks * 360);
  return { share: 1 - Math.min(1, used), text: `${Math.round(used * 100)}% booked in these weeks` };
}

function feedbackShare({ feedback: { count, sum } }: TrainerFacts, { mean_feedback: mean }: Settings): Share {
  const mark = (priorAnswers * mean + sum) / (priorAnswers + count);
  const text = count === 0 ? 'No answers yet' : `${(sum / count).toFixed(1)} of 5 from ${count}`;
  return { share: (mark - 1) / 4, text };
}

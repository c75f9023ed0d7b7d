import { AppError } from '@doselore/contract';
import type { ConflictCode } from '@doselore/contract/scheduling';
import type { Queries } from '../../../../platform/db/index.ts';
import { chooseTrainers, type StartWindow, surveyTrainers } from '../choosing/choose-trainers.ts';
import type { TrainerOption, WindowChoice, WindowSurvey } from '../choosing/compare-wish.ts';
import type { WishData } from '../choosing/wish.repository.ts';

/** Trainer who can take a date, with the first start and the score. */
export type Candidate = WindowSurvey['possible'][number];

export type Candidates = {
  /** Who can take each of the dates, the best first. */
  possible: readonly (readonly Candidate[])[];
  /** For each trainer who can take none of them, the first reason on the first date. */
  reasons: ConflictCode[];
};

type Finding = { wish: WishData; dates: readonly StartWindow[]; at: Date };

/** Finds out who can take each of these dates, without the words for those who can. */
export async function findCandidates(db: Queries, { wish, dates, at }: Finding): Promise<Candidates> {
  const surveys = await surveyTrainers(db, { wish, dates, at });
  const possible = surveys.map((survey) => survey.possible.toSorted((a, b) => b.score - a.score || a.id - b.id));
  const able = new Set(possible.flat().map(({ id }) => id));
  const trainerIds = (surveys[0]?.refused ?? []).filter((id) => !able.has(id));
  const [first] =
    trainerIds.length === 0 ? [] : await chooseTrainers(db, { wish, dates: dates.slice(0, 1), at, trainerIds });
  return { possible, reasons: first?.options.flatMap((one) => refusalOf(one, first)?.code ?? []) ?? [] };
}

/** Returns which of these dates the named trainers can take. Throws 409 naming why for one who can take none of them. */
export async function findNamed(
  db: Queries,
  { named, ...finding }: Finding & { named: readonly number[] },
): Promise<Candidates> {
  const choices = await chooseTrainers(db, { ...finding, trainerIds: named });
  refuseImpossible(choices, named);
  return { possible: choices.map(({ options }) => options.filter(isPossible)), reasons: [] };
}

const isPossible = (option: TrainerOption): option is TrainerOption & { start: number } => option.start !== null;

/** Why a trainer cannot take a date: their own first conflict, or what is in the way of the place. */
const refusalOf = ({ conflicts }: TrainerOption, { placeConflicts }: WindowChoice) => conflicts[0] ?? placeConflicts[0];

function refuseImpossible(choices: readonly WindowChoice[], named: readonly number[]): void {
  const reasons = named.flatMap((id) => {
    const all = choices.flatMap((choice) =>
      choice.options.filter((one) => one.id === id).map((one) => ({ one, choice })),
    );
    const [first] = all;
    if (first === undefined || all.some(({ one }) => isPossible(one))) return [];
    return [`${first.one.name}: ${refusalOf(first.one, first.choice)?.text ?? 'cannot come'}`];
  });
  if (reasons.length > 0)
    throw new AppError(
      'conflict',
      `Nobody was asked, because a trainer can take none of these dates. ${reasons.join('. ')}.`,
    );
}

import {
  bookingLimits,
  type DateChoice,
  type DayOrder,
  type PairOfStarts,
  type ProjectRequest,
  type TrainerOption,
} from '@doselore/contract/bookings';
import { formatTime } from '../../../../ui/formats/index.ts';
import { keyOfPair, pairInWords } from '../pairs.ts';

/** A start that a site admin can book. */
export type StartChoice = {
  value: string;
  label: string;
  /** Returns whether this is the first start that a trainer could take. */
  fits: (trainer: TrainerOption) => boolean;
  sent: { startTimeDate: string; order: DayOrder | null; secondStartTimeDate: string | null };
};

type Choosing = { request: ProjectRequest; date: DateChoice; trainers: readonly TrainerOption[] };

/** Returns the starts of a date on the grid; for two sessions on one day the pairs that its trainers could take. */
export function startChoices({ request, date, trainers }: Choosing): StartChoice[] {
  return request.other === null ? startsOf(date) : pairsOf(request, trainers);
}

function startsOf({ window_start: first, window_end: last }: DateChoice): StartChoice[] {
  const step = bookingLimits.grid * 60_000;
  const count = Math.floor((Date.parse(last) - Date.parse(first)) / step) + 1;
  return Array.from({ length: count }, (_, nth) => {
    const start = new Date(Date.parse(first) + nth * step).toISOString();
    return {
      ...{ value: start, label: formatTime(start), fits: (trainer: TrainerOption) => trainer.start === start },
      sent: { startTimeDate: start, order: null, secondStartTimeDate: null },
    };
  });
}

function pairsOf(request: ProjectRequest, trainers: readonly TrainerOption[]): StartChoice[] {
  const pairs = new Map(trainers.flatMap(({ pair }) => (pair === null ? [] : [[keyOfPair(pair), pair] as const])));
  return [...pairs]
    .map(([value, pair]) => choiceOf(value, pair, request))
    .sort((a, b) => a.value.localeCompare(b.value));
}

const choiceOf = (value: string, pair: PairOfStarts, request: ProjectRequest): StartChoice => ({
  ...{ value, label: pairInWords(pair, request) },
  fits: (trainer) => trainer.pair !== null && keyOfPair(trainer.pair) === value,
  sent: { startTimeDate: pair.start, order: pair.order, secondStartTimeDate: pair.second_start },
});

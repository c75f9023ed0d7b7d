import { type DayOrder, namedTogether, type OtherSession, type PairOfStarts } from '@doselore/contract/bookings';
import type { Area } from '../../../platform/area/index.ts';
import { formatTime } from '../../../ui/formats/index.ts';

/** Request of one session, or the one that leads two sessions on one day. */
type Unit = { product: { name: string }; other: OtherSession };

/** Returns the course of a request, or both courses of a day: `Contraception service and Basic life support`. */
export const unitName = ({ product, other }: Unit): string => namedTogether(product.name, other?.product.name ?? null);

/** Returns which session comes first, by its course: `Basic life support first`. Both sessions may be of one course. */
export function orderInWords(order: DayOrder, { product, other }: Unit): string {
  const isSame = product.name === other?.product.name;
  if (order === 'ab') return isSame ? 'First session first' : `${product.name} first`;
  return isSame ? 'Second session first' : `${other?.product.name ?? ''} first`;
}

/** Returns both starts of a day: `09:00 and 12:30`. */
export const startsOfPair = ({ start, second_start: second }: PairOfStarts): string =>
  `${formatTime(start)} and ${formatTime(second)}`;

/** Returns both starts of a day and their order: `09:00 and 12:30, Contraception service first`. */
export const pairInWords = (pair: PairOfStarts, unit: Unit): string =>
  `${startsOfPair(pair)}, ${orderInWords(pair.order, unit)}`;

/** Returns a name for a pair of starts, which is different for each of them. */
export const keyOfPair = ({ start, order, second_start: second }: PairOfStarts): string =>
  `${start} ${order} ${second}`;

type Leading = { id: number; other: OtherSession };

/** Returns the pages of a request in a project: those of a day when it leads two sessions. */
export const unitPages = (to: Area['to'], projectId: number, { id, other }: Leading) =>
  other === null
    ? {
        manage: to('manage-request', { projectId, projectRequestId: id }),
        dates: to('project-request-dates', { projectId, projectRequestId: id }),
      }
    : {
        manage: to('manage-two-in-one', { projectId, twoInOneDayId: other.two_in_one_day_id }),
        dates: to('two-in-one-dates', { projectId, twoInOneDayId: other.two_in_one_day_id }),
      };

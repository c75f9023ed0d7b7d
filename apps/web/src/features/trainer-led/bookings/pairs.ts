import { namedTogether, type OtherSession, type PairOfStarts } from '@doselore/contract/bookings';
import type { Area } from '../../../platform/area/index.ts';
import { formatTime } from '../../../ui/formats/index.ts';

/** Request of one session, or the one that leads two sessions on one day. */
type Unit = { product: { name: string }; other: OtherSession };

/** Returns the course of a request, or both courses of a day: `Contraception service and Basic life support`. */
export const unitName = ({ product, other }: Unit): string => namedTogether(product.name, other?.product.name ?? null);

/** Returns a text with both values of a day in the order in which the sessions take place. */
export const inOrder = <Value>({ order }: Pick<PairOfStarts, 'order'>, first: Value, second: Value): [Value, Value] =>
  order === 'ab' ? [first, second] : [second, first];

/** Returns both starts of a day: `09:00 Contraception service, then 12:30 Basic life support`. */
export function pairInWords(pair: PairOfStarts, { product, other }: Unit): string {
  const [earlier, later] = inOrder(pair, product.name, other?.product.name ?? '');
  return `${formatTime(pair.start)} ${earlier}, then ${formatTime(pair.second_start)} ${later}`;
}

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

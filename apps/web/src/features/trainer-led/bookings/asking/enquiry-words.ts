import { namedTogether, type OwnRequest, refusalWords } from '@doselore/contract/bookings';
import type { ConflictCode } from '@doselore/contract/scheduling';
import { formatNumber } from '../../../../ui/formats/index.ts';

type Session = Pick<OwnRequest, 'minutes' | 'delegates' | 'place' | 'is_virtual'>;

/** Returns the course that a trainer is asked about, or both courses of a day. */
export const courseInWords = ({ course, other }: Pick<OwnRequest, 'course' | 'other'>): string =>
  namedTogether(course, other?.product.name ?? null);

/** Returns length, people and place of a request: `180 minutes, 12 people, Quay Room, Morecambe`. */
export const requestInWords = ({ minutes, delegates, place, is_virtual: isVirtual }: Session): string =>
  [`${formatNumber(minutes)} minutes`, `${formatNumber(delegates)} people`, isVirtual ? 'Online' : place]
    .filter((part) => part !== null)
    .join(', ');

/** Returns how many trainers were not asked for a reason: `3 away`. */
export const refusalInWords = ({ code, trainers }: { code: ConflictCode; trainers: number }): string =>
  `${formatNumber(trainers)} ${refusalWords[code]}`;

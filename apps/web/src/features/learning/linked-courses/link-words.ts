import { plural } from '@doselore/contract';
import type { LinkEffect, LinkKind, ProductShown } from '@doselore/contract/linked-courses';
import { formatList, formatNumber } from '../../../ui/formats/index.ts';

/** Texts for each kind of link: one sentence on its meaning, and the labels of its two sides. */
export const kindWords: Record<LinkKind, { explains: string; first: string; second: string }> = {
  equivalent: {
    explains: 'Either course counts as the other.',
    first: 'First course',
    second: 'Course that counts as the same',
  },
  covers: {
    explains: 'The first course teaches more than the second, and counts as it.',
    first: 'Course that teaches more',
    second: 'Course that it also counts as',
  },
  refresher: {
    explains: 'A shorter course renews the certificate of the full course, until 60 days after it expires.',
    first: 'Full course',
    second: 'Refresher',
  },
  prerequisite: {
    explains: 'The first course is finished before the second can be started.',
    first: 'Course to finish first',
    second: 'Course that comes after it',
  },
  bundled: {
    explains: 'Both courses are offered when one of them is issued.',
    first: 'First course',
    second: 'Course to offer with it',
  },
};

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;
/** Ends a sentence with the people whom it concerns. */
const concerning = (count: number) => (count === 0 ? '. Nobody is affected today.' : ` for ${people(count)}.`);

export const titleShown = ({ title, productType }: ProductShown): string =>
  productType === 'abstract_paper_course' ? `${title} (face to face)` : title;

/** Says in one sentence what a link will change, or what ending it takes away. */
export function effectSentence(effect: LinkEffect, { isEnd }: { isEnd: boolean }): string {
  const { kind, gained } = effect;
  const product = titleShown(effect.product);
  const by = formatList(effect.by.map(titleShown));
  const will = isEnd ? 'will no longer' : 'will also';
  switch (kind) {
    case 'bundled':
      return isEnd
        ? `Issuing ${by} will no longer offer ${product}.`
        : `Issuing ${by} or ${product} will offer the other.`;
    case 'refresher':
      return `${by} ${isEnd ? 'will no longer' : 'will'} renew ${product}${concerning(effect.people)}`;
    case 'prerequisite':
      return isEnd
        ? `${product} can be started without ${by}. ${waiting(effect.people)} for it.`
        : `${product} can be started only after ${by}. ${waiting(effect.people)} for it.`;
    default:
      return `${by} ${will} count as ${product}${concerning(effect.people)}${other(effect.people, gained, isEnd)}`;
  }
}

const waiting = (count: number) =>
  count === 0 ? 'Nobody is waiting' : `${people(count)} ${plural(count, 'waits', 'wait')}`;

function other(count: number, gained: number, isEnd: boolean): string {
  if (count === 0) return '';
  if (gained === 0) return ` ${count === 1 ? 'This person has' : 'All of them have'} other cover of it.`;
  const other = isEnd ? 'other cover of it' : 'cover of it now';
  if (gained === count) return ` ${count === 1 ? 'This person has no' : 'None of them has'} ${other}.`;
  return ` ${formatNumber(gained)} of them ${plural(gained, 'has', 'have')} no ${other}.`;
}

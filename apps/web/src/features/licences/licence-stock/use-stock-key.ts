import type { RouteParams } from '../../../platform/area/index.ts';
import { usePlace, useRouteId, useRouteIdOrZero } from '../../../platform/routes/index.ts';
import type { StockKey } from '../ledger/index.ts';

/** Returns the key of the address. `hint` is the number of seats when the link was made, and may be out of date. */
export function useStockKey(): { key: StockKey; hint: number | null } {
  const courseId = useRouteId('abstractCourseId');
  const paperCourseId = useRouteIdOrZero('abstractPaperCourseId');
  const certificateMonths = useRouteIdOrZero('certificateMonths');
  const hint = useRouteId('available');
  const key: StockKey =
    courseId === null
      ? { productType: 'abstract_paper_course', productId: paperCourseId, certificateMonths }
      : { productType: 'abstract_course', productId: courseId, certificateMonths };
  return { key, hint };
}

/** Returns the name of the face to face version of a page about a key. */
const paper = (name: string) => `${name}-paper`;

/** Returns functions for the addresses of pages about one key. Face to face courses have their own pages. */
export function useKeyLinks() {
  const { here, hasHere } = usePlace();
  return {
    toKey: (name: string, { productType, productId, certificateMonths }: StockKey, more: RouteParams = {}) =>
      productType === 'abstract_course'
        ? here(name, { ...more, abstractCourseId: productId, certificateMonths })
        : here(paper(name), { ...more, abstractPaperCourseId: productId, certificateMonths }),
    hasKey: (name: string) => hasHere(name),
  };
}

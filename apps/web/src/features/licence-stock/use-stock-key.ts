import type { RouteParams } from '../../platform/area/index.ts';
import { usePlace, useRouteId, useRouteIdOrZero } from '../../platform/routes/index.ts';
import type { StockKey } from '../licences/index.ts';

/** The key that the address names; `available` is only a hint of what was left when the link was made. */
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

/** What a page is called that is about a key of face to face courses. */
const paper = (name: string) => `${name}-paper`;

/** Addresses of the pages that are about one key; face to face courses have their own. */
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

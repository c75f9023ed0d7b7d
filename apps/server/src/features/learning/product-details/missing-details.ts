import type { DetailFields, DetailPart } from '@doselore/contract/product-details';

type Complete = Pick<DetailFields, 'objectives' | 'cpd_minutes' | 'reviewed_on' | 'months_reason'>;

/** Returns which details are missing that every live product should have. */
export function missingDetails({ objectives, cpd_minutes, reviewed_on, months_reason }: Complete): DetailPart[] {
  const missing: [DetailPart, boolean][] = [
    ['objectives', objectives === ''],
    ['cpd', cpd_minutes === null],
    ['review', reviewed_on === null],
    ['months', months_reason === ''],
  ];
  return missing.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}

import { cellsOf, detailLimits, lineOf, linesOf, linkProblem } from './details.rules.ts';

/** Published standards that a course may meet. */
export const standardSchemes = ['GPhC', 'PQS', 'DSPT', 'CQC', 'NICE', 'Other'] as const;
export type StandardScheme = (typeof standardSchemes)[number];
export type Standard = { scheme: StandardScheme; reference: string; edition: string; link: string };

/** Reads standards: one on each line, as `scheme | reference | edition | link`. The last two may be empty. */
export function standardsOf(text: string): Standard[] {
  return linesOf(text).map((line) => {
    const [scheme = '', reference = '', edition = '', link = ''] = cellsOf(line);
    return { scheme: standardSchemes.find((known) => known === scheme) ?? 'Other', reference, edition, link };
  });
}

export function standardsText(standards: readonly Standard[]): string {
  return standards.map(({ scheme, reference, edition, link }) => lineOf([scheme, reference, edition, link])).join('\n');
}

export function standardsProblem(text: string): string | undefined {
  const standards = standardsOf(text);
  if (standards.length > detailLimits.standards) return `Enter at most ${detailLimits.standards} standards`;
  if (standards.some(({ reference }) => reference === '')) return 'Enter the reference of each standard';
  if (standards.some(({ reference }) => reference.length > detailLimits.standardReference))
    return `A reference should have at most ${detailLimits.standardReference} characters`;
  if (standards.some(({ edition }) => edition.length > detailLimits.standardEdition))
    return `An edition should have at most ${detailLimits.standardEdition} characters`;
  if (standards.some(({ link }) => linkProblem(link) !== undefined)) return 'Links should begin with https://';
  return undefined;
}

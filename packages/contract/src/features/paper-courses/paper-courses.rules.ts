/** Rules for a scan of the signed form. */
export const scanRules = ['none', 'optional', 'required'] as const;
export type ScanRule = (typeof scanRules)[number];

/** Assessors that a version may name. */
export const assessorsMax = 20;

/** Returns the names of a text with one assessor on each line. */
export function assessorNames(text: string): string[] {
  const names = text.split('\n').map((line) => line.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

export const paperOutcomes = ['pass', 'fail'] as const;
export type PaperOutcome = (typeof paperOutcomes)[number];

/** Returns why a pass cannot be recorded with this score; undefined when it can. */
export function passProblem({ outcome, score, passMark }: PassCheck): string | undefined {
  if (outcome === 'fail' || passMark === null || score === null || score >= passMark) return undefined;
  return `The score is below the pass mark of ${passMark}`;
}
type PassCheck = { outcome: PaperOutcome; score: number | null; passMark: number | null };

/**
 * Ways of assessing delegates after a course. `none`: attendance alone gives the certificate. `online`: delegates take the
 * online course of the product. `paper`: an assessor records the result. `observed`: an assessor ticks the checklist of
 * the product.
 */
export const assessmentTypes = ['none', 'online', 'paper', 'observed'] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

export const assessmentTypeWords: Record<AssessmentType, string> = {
  none: 'None: attendance gives the certificate',
  online: 'Online: passing the online course',
  paper: 'Paper: an assessor enters the result',
  observed: 'Observed: an assessor ticks a checklist',
};

export const assessmentStates = ['not_required', 'pending', 'passed', 'failed', 'lapsed'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

export const assessmentStateWords: Record<AssessmentState, string> = {
  not_required: 'Not required',
  pending: 'To be assessed',
  passed: 'Passed',
  failed: 'Failed',
  lapsed: 'Lapsed',
};

export const assessmentLimits = { daysMax: 365, scoreMax: 100 } as const;

const dayMs = 86_400_000;

/**
 * Returns the last day on which delegates can be assessed, as YYYY-MM-DD: the day of the last end, and as many days after
 * it. `trainingEnd` is wall clock.
 */
export function assessmentDeadline(trainingEnd: Date, days: number): string {
  return new Date(trainingEnd.getTime() + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns whether the days for the assessment are over. The deadline is the last of them. `londonNow` is what a clock in
 * London shows now.
 */
export function isWindowOver(trainingEnd: Date | null, days: number, londonNow: Date): boolean {
  return trainingEnd !== null && londonNow.toISOString().slice(0, 10) > assessmentDeadline(trainingEnd, days);
}

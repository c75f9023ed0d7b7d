/** Kinds of training that leave a record: by a package or texts, by a paper, or with a trainer. */
export const learningSources = ['online', 'paper', 'pled'] as const;

/** State of a record. `withdrawn` means that its licence was taken back or lapsed before the course was completed. */
export const learningStates = [
  'in_progress',
  'completed',
  'failed',
  'withdrawn',
  'booked',
  'attended',
  'partial',
  'absent',
  'excused',
] as const;
export type LearningState = (typeof learningStates)[number];

export const learningStateWords: Readonly<Record<LearningState, string>> = {
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Not passed',
  withdrawn: 'Licence taken back',
  booked: 'Booked',
  attended: 'Attended',
  partial: 'Partly attended',
  absent: 'Absent',
  excused: 'Excused',
};

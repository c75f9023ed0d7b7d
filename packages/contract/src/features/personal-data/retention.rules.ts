/**
 * How long the name stays on a certificate once its holder is erased: what the NHS Records Management Code advises for
 * records of training. An organisation may decide otherwise, in years.
 */
export const trainingClasses = {
  statutory: { title: 'Statutory and mandatory training', years: 10, from: 'completion' },
  clinical: { title: 'Clinical training and competence', years: 6, from: 'leaving' },
  other: { title: 'Other training', years: 6, from: 'completion' },
} as const;

export type TrainingClass = keyof typeof trainingClasses;
export const trainingClassKeys = Object.keys(trainingClasses) as [TrainingClass, ...TrainingClass[]];

/**
 * Clinical training is kept until the 75th birthday where that comes later. No dates of birth are held: it is counted
 * from the youngest age at which anybody can have completed it.
 */
export const birthdayBoundYears = 75 - 16;

/** Years that an organisation may choose. */
export const mostRetentionYears = 100;

/** How long a class is kept where the organisation decides nothing. */
export function defaultRetention(name: TrainingClass): string {
  const { years } = trainingClasses[name];
  if (name !== 'clinical') return `${years} years after completion`;
  const birthday = `the 75th birthday (${birthdayBoundYears} years after completion, as no dates of birth are held)`;
  return `until ${birthday}, or ${years} years after the person has left if that is later`;
}

/**
 * Years for which a certificate keeps the name of its erased holder. They follow the NHS Records Management Code for
 * records of training. An organisation may choose another number of years.
 */
export const trainingClasses = {
  statutory: { title: 'Statutory and mandatory training', years: 10, from: 'completion' },
  clinical: { title: 'Clinical training and competence', years: 6, from: 'leaving' },
  other: { title: 'Other training', years: 6, from: 'completion' },
} as const;

export type TrainingClass = keyof typeof trainingClasses;
export const trainingClassKeys = Object.keys(trainingClasses) as [TrainingClass, ...TrainingClass[]];

/**
 * Years after completion until the 75th birthday of the youngest possible learner. Clinical training is kept until the
 * 75th birthday where that comes later, and no dates of birth are stored.
 */
export const birthdayBoundYears = 75 - 16;

/** Maximum number of years that an organisation may choose. */
export const mostRetentionYears = 100;

/** Returns how long a class is kept when the organisation has set nothing, in words. */
export function defaultRetention(name: TrainingClass): string {
  const { years } = trainingClasses[name];
  if (name !== 'clinical') return `${years} years after completion`;
  const birthday = `the 75th birthday (${birthdayBoundYears} years after completion, as no dates of birth are held)`;
  return `until ${birthday}, or ${years} years after the person has left if that is later`;
}

/** Returns the retention period to follow "keep the name": `for 6 years after completion`, `until the 75th birthday`. */
export function defaultRetentionAfterVerb(name: TrainingClass): string {
  const retention = defaultRetention(name);
  return retention.startsWith('until ') ? retention : `for ${retention}`;
}

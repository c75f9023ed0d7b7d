import { deliverables } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/my-learning';
import { defaultRetentionAfterVerb, trainingClasses, trainingClassKeys } from '@doselore/contract/personal-data';

export const types = deliverables.map(({ id, title, pled_only }) => ({
  value: String(id),
  label: title,
  hint: pled_only ? 'Can be started only as part of a Pharmacist-led Course' : undefined,
}));

export const bases = [
  {
    value: 'completion',
    label: 'From the day the course is completed',
    hint: 'A course completed on 10 March counts its full length from 10 March, however early the renewal is.',
  },
  {
    value: 'anniversary',
    label: 'From the expiry date of the previous certificate',
    hint: `A renewal in the last ${renewalWindowDays} days starts when the previous certificate expires, so that nobody loses time by renewing early.`,
  },
];

/** Training classes. The class decides how long a certificate keeps the name of an erased person. */
export const classes = trainingClassKeys.map((value) => ({
  value,
  label: trainingClasses[value].title,
  hint: `After a person is erased, their certificates keep the name ${defaultRetentionAfterVerb(value)}`,
}));

/** Returns the label of the option with this value. */
export const labelIn = (options: readonly { value: string; label: string }[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Tells whether a kind of learning is taught in sessions. */
export const isTaught = (deliverableId: number): boolean =>
  deliverables.some(({ id, pled_only }) => id === deliverableId && pled_only);

import { deliverables } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/my-learning';
import { defaultRetention, trainingClasses, trainingClassKeys } from '@doselore/contract/personal-data';

export const types = deliverables.map(({ id, title, pled_only }) => ({
  value: String(id),
  label: title,
  hint: pled_only ? 'Can be started only as part of a Pharmacist-led Course' : undefined,
}));

export const bases = [
  {
    value: 'completion',
    label: 'From the day the course is completed',
    hint: 'Completed on 10 March, it runs its full length from 10 March, however early the renewal is.',
  },
  {
    value: 'anniversary',
    label: 'From the end of the certificate before',
    hint: `Renewed in the last ${renewalWindowDays} days, it starts where the old one ends, so nobody loses time by renewing early.`,
  },
];

/** Training classes. The class decides how long a certificate keeps the name of an erased person. */
export const classes = trainingClassKeys.map((value) => ({
  value,
  label: trainingClasses[value].title,
  hint: `Of somebody who is erased, the certificate keeps the name ${defaultRetention(value)}`,
}));

/** Returns the label of the option with this value. */
export const labelIn = (options: readonly { value: string; label: string }[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

import { courseKind, type DeliverableId, deliverables } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/certificates';
import { defaultRetentionAfterVerb, trainingClasses, trainingClassKeys } from '@doselore/contract/personal-data';

/** Hint for each kind of course: who teaches it, and how its result arises. */
const hints: Record<DeliverableId, string> = {
  1: 'Learners work through a package on their own. The package reports the result.',
  2: 'Learners read materials on their own and answer questions. The answers decide the result.',
  3: 'A trainer teaches in a video meeting. The result comes from the register, and from an assessment where the course has one.',
  4: 'A trainer teaches in a room. The result comes from the register, and from an assessment where the course has one.',
  5: 'Learners work through a workbook on the screen and answer its questions. The answers decide the result.',
};

/** Kinds of courses that learners take here or with a trainer. */
export const types = deliverables.map(({ id }) => ({ value: String(id), label: courseKind(id), hint: hints[id] }));

/** Kind of course whose results an admin enters. It has a form of its own. */
export const paperKind = {
  label: courseKind(null),
  hint: 'Teaching or observation takes place outside Doselore. An assessor decides the result, and an admin enters it.',
};

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

/** Returns whether a kind of learning is taught in sessions. */
export const isTaught = (deliverableId: number): boolean =>
  deliverables.some(({ id, pled_only }) => id === deliverableId && pled_only);

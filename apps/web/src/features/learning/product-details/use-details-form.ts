import {
  type DetailFields,
  detailLimits,
  keywordsProblem,
  linkProblem,
  mandatoryProblem,
  minutesProblem,
  objectivesProblem,
  standardsProblem,
} from '@doselore/contract/product-details';
import { type FormState, maxText, type Rule, realDay, useForm, wholeNumber } from '../../../ui/form/index.ts';
import type { DetailsChange } from './product-details.queries.ts';

export type DetailValues = { [K in keyof DetailFields]: string };

const numberText = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

export const valuesOf = (fields: DetailFields): DetailValues => ({
  ...fields,
  accreditor_code: fields.accreditor_code ?? '',
  accredited_until: fields.accredited_until ?? '',
  cpd_minutes: numberText(fields.cpd_minutes),
  learner_minutes: numberText(fields.learner_minutes),
  reviewed_on: fields.reviewed_on ?? '',
  review_due_on: fields.review_due_on ?? '',
  content_owner_id: numberText(fields.content_owner_id),
});

const fieldsOf = (values: DetailValues): DetailFields => ({
  ...values,
  objectives: values.objectives.trim(),
  audience: values.audience.trim(),
  accreditation_reference: values.accreditation_reference.trim(),
  months_reason: values.months_reason.trim(),
  months_source: values.months_source.trim(),
  keywords: values.keywords.trim(),
  accreditor_code: values.accreditor_code || null,
  accredited_until: values.accredited_until || null,
  cpd_minutes: numberOf(values.cpd_minutes),
  learner_minutes: numberOf(values.learner_minutes),
  reviewed_on: values.reviewed_on || null,
  review_due_on: values.review_due_on || null,
  content_owner_id: numberOf(values.content_owner_id),
});

/** Makes a rule of a check that the server does as well. */
const rule =
  (problemOf: (text: string) => string | undefined): Rule<string> =>
  (text) =>
    problemOf(text.trim());

const optionalNumber: Rule<string, DetailValues> = (text, values) =>
  text.trim() === '' ? undefined : wholeNumber(text, values);

const minutes =
  (least: number): Rule<string> =>
  (text) => {
    const value = numberOf(text);
    if (value === null) return undefined;
    if (value < least || value > detailLimits.minutes) return `Enter ${least} to ${detailLimits.minutes} minutes`;
    return minutesProblem(value);
  };

const afterReview: Rule<string, DetailValues> = (due, { reviewed_on }) =>
  due !== '' && reviewed_on !== '' && due <= reviewed_on ? 'Should be after the day of the last review' : undefined;

export const detailLabels: Record<keyof DetailFields, string> = {
  objectives: 'Learning objectives',
  audience: 'Who it is for',
  accreditor_code: 'Accreditor',
  accreditation_reference: 'Accreditation reference',
  accredited_until: 'Accredited until',
  cpd_minutes: 'CPD time in minutes',
  learner_minutes: 'Time that learners need in minutes',
  target_roles: 'Job roles',
  mandatory_for: 'Who must take it',
  standards: 'Standards that it meets',
  months_reason: 'Reason for the length of the certificate',
  months_source: 'Link to the source',
  reviewed_on: 'Last reviewed on',
  review_due_on: 'Next review due on',
  content_owner_id: 'Content owner',
  keywords: 'Keywords',
};

type Base = DetailsChange['baseValues'];

type Options = {
  fields: DetailFields;
  owners: readonly { id: number; name: string }[];
  accreditors: readonly { code: string; title: string }[];
  onSave: (fields: DetailFields, baseValues: Base) => Promise<unknown>;
};

export function useDetailsForm({ fields, owners, accreditors, onSave }: Options): FormState<DetailValues> {
  return useForm<DetailValues, Base>({
    initial: valuesOf(fields),
    baseValues: fields,
    labels: detailLabels,
    words: {
      content_owner_id: (value) => owners.find(({ id }) => String(id) === value)?.name ?? 'None',
      accreditor_code: (value) => accreditors.find(({ code }) => code === value)?.title ?? 'None',
    },
    rules: {
      objectives: [rule(objectivesProblem)],
      audience: [maxText(detailLimits.audience)],
      accreditation_reference: [maxText(detailLimits.accreditation)],
      accredited_until: [realDay],
      cpd_minutes: [optionalNumber, minutes(0)],
      learner_minutes: [optionalNumber, minutes(5)],
      mandatory_for: [rule(mandatoryProblem)],
      standards: [rule(standardsProblem)],
      months_reason: [maxText(detailLimits.reason)],
      months_source: [rule(linkProblem)],
      reviewed_on: [realDay],
      review_due_on: [realDay, afterReview],
      keywords: [rule(keywordsProblem)],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}

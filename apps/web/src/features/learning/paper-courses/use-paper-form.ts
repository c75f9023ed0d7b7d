import { limits, type StoredValues } from '@doselore/contract';
import type { coverHues, coverMotifs } from '@doselore/contract/courses';
import { type PaperCourseDetail, scanRules } from '@doselore/contract/paper-courses';
import { trainingClassKeys } from '@doselore/contract/personal-data';
import { type FormState, maxNumber, maxText, requiredAs, useForm, wholeNumber } from '../../../ui/form/index.ts';
import { bases, classes, labelIn } from '../courses/parts/index.ts';
import type { PaperChange, PaperFields } from './paper-courses.queries.ts';

export type PaperValues = {
  title: string;
  summary: string;
  default_months: string;
  renewal_basis: string;
  training_class: string;
  motif: (typeof coverMotifs)[number];
  hue: (typeof coverHues)[number];
  has_score: boolean;
  pass_mark: string;
  evidence: string;
  assessors: string;
};

export const newPaperCourse: PaperValues = {
  title: '',
  summary: '',
  default_months: '12',
  renewal_basis: 'completion',
  training_class: '',
  motif: 'label',
  hue: 'bottle',
  has_score: true,
  pass_mark: '',
  evidence: 'optional',
  assessors: '',
};

export const scanOptions = [
  { value: 'none', label: 'No scan' },
  { value: 'optional', label: 'A scan can be added' },
  { value: 'required', label: 'A scan is required', hint: 'A result cannot be recorded without it.' },
];

export function valuesOf(course: PaperCourseDetail): PaperValues {
  return {
    ...storedOf(course),
    summary: course.summary ?? '',
    default_months: String(course.default_months),
    pass_mark: course.pass_mark === null ? '' : String(course.pass_mark),
    motif: course.motif,
    hue: course.hue,
    has_score: course.has_score,
    title: course.title,
    renewal_basis: course.renewal_basis,
    training_class: course.training_class,
    evidence: course.evidence,
    assessors: course.assessors,
  };
}

/** Returns the base values of a course: the fields that a change may contain. */
export function storedOf(course: PaperCourseDetail): PaperChange['baseValues'] {
  const { title, summary, default_months, renewal_basis, training_class, motif, hue } = course;
  const { has_score, pass_mark, evidence, assessors } = course;
  return {
    ...{ title, summary, default_months, renewal_basis, training_class, motif, hue },
    ...{ has_score, pass_mark, evidence, assessors },
  };
}

function fieldsOf(values: PaperValues): PaperFields {
  return {
    ...values,
    title: values.title.trim(),
    summary: values.summary.trim() === '' ? null : values.summary.trim(),
    default_months: Number(values.default_months),
    renewal_basis: values.renewal_basis === 'anniversary' ? 'anniversary' : 'completion',
    training_class: trainingClassKeys.find((known) => known === values.training_class) ?? 'clinical',
    pass_mark: values.has_score && values.pass_mark.trim() !== '' ? Number(values.pass_mark) : null,
    evidence: scanRules.find((known) => known === values.evidence) ?? 'optional',
  };
}

export function usePaperForm<S extends StoredValues>(
  initial: PaperValues,
  onSave: (fields: PaperFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<PaperValues> {
  return useForm<PaperValues, S>({
    initial,
    baseValues,
    labels: {
      title: 'Title',
      summary: 'Summary',
      default_months: 'Certificate length in months',
      renewal_basis: 'When a certificate is renewed, count the new one',
      training_class: 'Class of training',
      motif: 'Drawing',
      hue: 'Colour',
      has_score: 'Results have a score',
      pass_mark: 'Pass mark',
      evidence: 'Scan of the signed form',
      assessors: 'Assessors',
    },
    words: { renewal_basis: labelIn(bases), training_class: labelIn(classes), evidence: labelIn(scanOptions) },
    rules: {
      title: [requiredAs('Enter the course title'), maxText(limits.title)],
      summary: [maxText(limits.text)],
      training_class: [requiredAs('Choose a class of training')],
      default_months: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      pass_mark: [(value, all) => (value.trim() === '' ? undefined : wholeNumber(value, all)), maxNumber(100)],
      assessors: [maxText(limits.text)],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}

import { limits, type StoredValues } from '@doselore/contract';
import type { ExternalCourseDetail } from '@doselore/contract/external-courses';
import { type FormState, maxNumber, maxText, requiredAs, useForm, wholeNumber } from '../../../../ui/form/index.ts';
import type { ExternalChange, ExternalFields } from './catalogue.queries.ts';

export type CourseValues = {
  title: string;
  provider: string;
  default_months: string;
  needs_evidence: boolean;
  reference_hint: string;
};

export const newExternalCourse: CourseValues = {
  title: '',
  provider: '',
  default_months: '12',
  needs_evidence: true,
  reference_hint: '',
};

/** Returns the base values of a course: the fields that a change may contain. */
export function storedOf(course: ExternalCourseDetail): ExternalChange['baseValues'] {
  const { title, provider, default_months, needs_evidence, reference_hint } = course;
  return { title, provider, default_months, needs_evidence, reference_hint };
}

export function valuesOf(course: ExternalCourseDetail): CourseValues {
  const { title, provider, default_months, needs_evidence, reference_hint } = course;
  return { title, provider, default_months: String(default_months), needs_evidence, reference_hint };
}

const fieldsOf = (values: CourseValues): ExternalFields => ({
  title: values.title.trim(),
  provider: values.provider.trim(),
  default_months: Number(values.default_months),
  needs_evidence: values.needs_evidence,
  reference_hint: values.reference_hint.trim(),
});

export function useExternalCourseForm<S extends StoredValues>(
  initial: CourseValues,
  onSave: (fields: ExternalFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<CourseValues> {
  return useForm<CourseValues, S>({
    initial,
    baseValues,
    labels: {
      title: 'Title',
      provider: 'Provider',
      default_months: 'Valid for, in months',
      needs_evidence: 'Evidence is needed',
      reference_hint: 'Hint for the reference',
    },
    rules: {
      title: [requiredAs('Enter the course title'), maxText(limits.title)],
      provider: [requiredAs('Enter the provider of the course'), maxText(limits.title)],
      default_months: [
        requiredAs('Enter the months, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      reference_hint: [maxText(limits.name)],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}

import { limits, type StoredValues } from '@doselore/contract';
import type { coverHues, coverMotifs } from '@doselore/contract/courses';
import { trainingClassKeys } from '@doselore/contract/personal-data';
import { type FormState, maxNumber, maxText, requiredAs, useForm, wholeNumber } from '../../../ui/form/index.ts';
import { bases, classes, labelIn, types } from './course-options.ts';
import type { CourseChange, CourseDetail, CourseFields } from './courses.queries.ts';

export type CoverMotif = (typeof coverMotifs)[number];
export type CoverHue = (typeof coverHues)[number];

export type CourseValues = {
  title: string;
  summary: string;
  deliverable_id: string;
  default_months: string;
  renewal_basis: string;
  training_class: string;
  motif: CoverMotif;
  hue: CoverHue;
  is_live: boolean;
};

export const newCourse: CourseValues = {
  title: '',
  summary: '',
  deliverable_id: '',
  default_months: '12',
  renewal_basis: 'completion',
  training_class: '',
  motif: 'capsule',
  hue: 'bottle',
  is_live: false,
};

export function valuesOf(course: CourseDetail): CourseValues {
  return {
    title: course.title,
    summary: course.summary ?? '',
    deliverable_id: String(course.deliverable_id),
    default_months: String(course.default_months),
    renewal_basis: course.renewal_basis,
    training_class: course.training_class,
    motif: course.cover.motif,
    hue: course.cover.hue,
    is_live: course.is_live,
  };
}

function fieldsOf(values: CourseValues): CourseFields {
  return {
    ...values,
    title: values.title.trim(),
    summary: values.summary.trim() === '' ? null : values.summary.trim(),
    deliverable_id: Number(values.deliverable_id),
    default_months: Number(values.default_months),
    renewal_basis: values.renewal_basis === 'anniversary' ? 'anniversary' : 'completion',
    training_class: trainingClassKeys.find((known) => known === values.training_class) ?? 'statutory',
  };
}

/** Returns the base values of a course: the fields that a change may contain. */
export function storedOf({ cover: { motif, hue }, ...course }: CourseDetail): CourseChange['baseValues'] {
  const { title, summary, deliverable_id, default_months, renewal_basis, training_class, is_live } = course;
  return { title, summary, deliverable_id, default_months, renewal_basis, training_class, is_live, motif, hue };
}

export function useCourseForm<S extends StoredValues>(
  initial: CourseValues,
  onSave: (fields: CourseFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<CourseValues> {
  return useForm<CourseValues, S>({
    initial,
    baseValues,
    labels: {
      title: 'Title',
      summary: 'Summary',
      deliverable_id: 'Kind of course',
      default_months: 'Certificate length in months',
      renewal_basis: 'When a certificate is renewed, count the new one',
      training_class: 'Class of training',
      motif: 'Drawing',
      hue: 'Colour',
      is_live: 'Live',
    },
    words: {
      deliverable_id: labelIn(types),
      renewal_basis: labelIn(bases),
      training_class: labelIn(classes),
    },
    rules: {
      title: [requiredAs('Enter the course title'), maxText(limits.title)],
      summary: [maxText(limits.text)],
      deliverable_id: [requiredAs('Choose a kind of course')],
      training_class: [requiredAs('Choose a class of training')],
      default_months: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}

import type { StoredRecord } from '@doselore/contract';
import { courseFields } from '@doselore/contract/courses';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { bases, classes, labelIn, types } from './course-options.ts';
import type { CourseDetail } from './courses.queries.ts';

type Fields = typeof courseFields;

/** Returns the fields of a course that a change may contain. */
export const recordOf = (course: CourseDetail): StoredRecord<Fields> => ({ ...course, ...course.cover });

const words = { deliverable_id: labelIn(types), renewal_basis: labelIn(bases), training_class: labelIn(classes) };

export const useCourseForm = (options: Pick<RecordFormOptions<Fields>, 'record' | 'initial' | 'onSave'>) =>
  useRecordForm({ fields: courseFields, words, ...options });
export type CourseForm = ReturnType<typeof useCourseForm>;

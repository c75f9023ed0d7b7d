import { externalCourseFields } from '@doselore/contract/external-courses';
import { type RecordFormOptions, useRecordForm } from '../../../../ui/form/index.ts';

type Fields = typeof externalCourseFields;

export const useExternalCourseForm = (options: Pick<RecordFormOptions<Fields>, 'record' | 'onSave'>) =>
  useRecordForm({ fields: externalCourseFields, ...options });
export type ExternalCourseForm = ReturnType<typeof useExternalCourseForm>;

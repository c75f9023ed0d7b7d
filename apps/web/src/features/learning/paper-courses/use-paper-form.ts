import { paperCourseFields } from '@doselore/contract/paper-courses';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { bases, classes, labelIn } from '../courses/parts/index.ts';

type Options = RecordFormOptions<typeof paperCourseFields>;

export const scanOptions = [
  { value: 'none', label: 'No scan' },
  { value: 'optional', label: 'A scan can be added' },
  { value: 'required', label: 'A scan is required', hint: 'A result cannot be recorded without it.' },
];

const words = { renewal_basis: labelIn(bases), training_class: labelIn(classes), evidence: labelIn(scanOptions) };

/** State of the form. A course without scores sends no pass mark. */
export const usePaperForm = ({ onSave, ...options }: Pick<Options, 'record' | 'initial' | 'onSave'>) =>
  useRecordForm({
    fields: paperCourseFields,
    words,
    ...options,
    onSave: (fields, ...rest) => onSave({ ...fields, pass_mark: fields.has_score ? fields.pass_mark : null }, ...rest),
  });
export type PaperForm = ReturnType<typeof usePaperForm>;

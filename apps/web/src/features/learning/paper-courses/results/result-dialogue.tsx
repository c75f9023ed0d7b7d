import { FormDialogue } from '../../../../ui/form/index.ts';
import { ResultForm, type ResultFormProps } from './result-form.tsx';

/** Records the result of a face-to-face course, or corrects it. */
export function ResultDialogue({ opened, ...props }: ResultFormProps & { opened: boolean }) {
  const { course, onClose } = props;
  return (
    <FormDialogue
      opened={opened}
      title={`${course.result === null ? 'Record' : 'Correct'} result: ${course.title}`}
      about={`licence ${course.licence_id} result`}
      onClose={onClose}
    >
      <ResultForm {...props} />
    </FormDialogue>
  );
}

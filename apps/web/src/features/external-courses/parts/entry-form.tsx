import { type Answer, limits } from '@doselore/contract';
import { type ExternalEntry, evidenceTypes, type listExternalCourses } from '@doselore/contract/external-courses';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import {
  DayField,
  Form,
  maxNumber,
  maxText,
  NumberField,
  type Rule,
  realDay,
  requiredAs,
  SelectField,
  TextField,
  useForm,
  wholeNumber,
} from '../../../ui/form/index.ts';
import { formatBytes } from '../../../ui/formats/index.ts';
import { evidenceProblem, FilePicker } from '../../../ui/upload/index.ts';
import { type EntryDraft, refreshEntries, saveEntry, sendEvidence } from '../external-courses.queries.ts';

export type EntryValues = {
  course: string;
  title: string;
  provider: string;
  completed_on: string;
  months: string;
  reference: string;
};
export const otherCourse = 'other';

type Props = {
  entryId: number | null;
  initial: EntryValues;
  courses: Answer<typeof listExternalCourses>;
  evidence?: ExternalEntry['evidence'];
};

const ifOther =
  (message: string): Rule<string, EntryValues> =>
  (value, { course }) =>
    course === otherCourse && value.trim() === '' ? message : undefined;
const notAhead: Rule = (value) => (value > today() ? 'Choose a day that is not in the future' : undefined);

export function EntryForm({ entryId, initial, courses, evidence = null }: Props) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  // When the file was refused, the next submission changes the entry that the first one created.
  const saved = useRef(entryId);
  const draftOf = (values: EntryValues): EntryDraft => {
    const chosen = courses.find(({ id }) => String(id) === values.course);
    return {
      external_course_id: chosen?.id ?? null,
      title: chosen?.title ?? values.title,
      provider: chosen?.provider ?? values.provider,
      completed_on: values.completed_on,
      months: Number(values.months),
      reference: values.reference,
    };
  };
  const form = useForm<EntryValues>({
    initial,
    labels: {
      course: 'Course',
      title: 'Title',
      provider: 'Provider',
      completed_on: 'Completed on',
      months: 'Valid for, in months',
      reference: 'Certificate number or reference',
    },
    rules: {
      course: [requiredAs('Choose a course')],
      title: [ifOther('Enter the title'), maxText(limits.title)],
      provider: [ifOther('Enter the provider of the course'), maxText(limits.title)],
      completed_on: [requiredAs('Enter the completion date'), realDay, notAhead],
      months: [requiredAs('Enter a number of months'), wholeNumber, maxNumber(limits.certificateMonthsMax)],
      reference: [maxText(limits.name)],
    },
    onSubmit: async (values) => {
      saved.current = await saveEntry(saved.current, draftOf(values));
      if (file === undefined) return;
      try {
        await sendEvidence(saved.current, file);
      } catch (error) {
        setFileProblem(describeError(error));
        throw error;
      }
    },
  });
  const choose = (course: string) => {
    const chosen = courses.find(({ id }) => String(id) === course);
    form.set(chosen === undefined ? { course } : { course, months: String(chosen.default_months) });
  };
  const known = courses.find(({ id }) => String(id) === form.values.course);
  const needsFile = known?.needs_evidence === true && evidence === null;
  const checked = {
    ...form,
    submit: async () => {
      const missing = needsFile && file === undefined ? 'Add a PDF or a picture of your certificate' : undefined;
      const problem = missing ?? evidenceProblem(file);
      setFileProblem(problem);
      return problem === undefined && form.submit();
    },
  };
  const finish = async () => {
    await refreshEntries(client);
    await navigate(to('course-launch', { courseType: 'external-course', courseId: saved.current ?? 0 }));
    showBanner({ message: 'The entry has been saved.', type: 'success' });
  };
  const options = [
    ...courses.map(({ id, title, provider }) => ({ value: String(id), label: `${title} (${provider})` })),
    { value: otherCourse, label: 'Another course' },
  ];
  return (
    <Form form={checked} submitLabel="Save entry" cancelTo={to('my-courses')} onDone={() => void finish()}>
      <SelectField
        field={{ ...form.field('course'), onChange: choose }}
        options={options}
        placeholder="Choose a course"
      />
      {form.values.course === otherCourse && (
        <>
          <TextField field={form.field('title')} maxLength={limits.title} />
          <TextField field={form.field('provider')} maxLength={limits.title} />
        </>
      )}
      <DayField field={form.field('completed_on')} />
      <NumberField field={form.field('months')} hint="0 if it never expires." />
      <TextField
        field={form.field('reference')}
        maxLength={limits.name}
        optional
        hint={known === undefined || known.reference_hint === '' ? undefined : known.reference_hint}
      />
      <FilePicker
        label={`${evidence === null ? 'Evidence' : 'Replace the evidence'}${needsFile ? '' : ' (optional)'}`}
        hint={`A PDF or a picture of your certificate, at most ${formatBytes(limits.evidenceBytes)}.${evidence === null ? '' : ` Current file: ${evidence.name}.`}`}
        accept={evidenceTypes.join(',')}
        file={file}
        error={fileProblem}
        onChange={(chosen) => {
          const problem = evidenceProblem(chosen);
          setFileProblem(problem);
          setFile(problem === undefined ? chosen : undefined);
        }}
      />
    </Form>
  );
}

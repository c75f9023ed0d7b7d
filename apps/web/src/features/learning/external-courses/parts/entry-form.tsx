import { type Answer, limits, type StoredValues } from '@doselore/contract';
import {
  type ExternalChanges,
  type ExternalEntry,
  evidenceTypes,
  type listExternalCourses,
} from '@doselore/contract/external-courses';
import { useRef, useState } from 'react';
import { describeError } from '../../../../platform/banner/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
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
} from '../../../../ui/form/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { evidenceProblem, FilePicker } from '../../../../ui/upload/index.ts';
import { draftOf, type EntryValues, notChosen, otherCourse } from './entry-values.ts';

/** Calls that store an entry, for its person or for an admin. */
export type EntrySender = {
  add: (entry: ExternalChanges, idempotencyKey: string) => Promise<{ id: number }>;
  change: (id: number, entry: ExternalChanges, baseValues: ExternalChanges) => Promise<unknown>;
  evidence: (id: number, file: File) => Promise<unknown>;
};

type Props = {
  sender: EntrySender;
  /** Undecided entry that the form changes. Null for a new one. */
  entryId: number | null;
  initial: EntryValues;
  /** Fields of the undecided entry as they were loaded. */
  baseValues?: ExternalChanges;
  courses: Answer<typeof listExternalCourses>;
  evidence?: ExternalEntry['evidence'];
  cancelTo?: string;
  onCancel?: () => void;
  onDone: (entryId: number) => void;
};

const ifOther =
  (message: string): Rule<string, EntryValues> =>
  (value, { external_course_id }) =>
    external_course_id === otherCourse && value.trim() === '' ? message : undefined;
const notAhead: Rule = (value) => (value > today() ? 'Choose a day that is not in the future' : undefined);

/** Form for a course that a person took elsewhere, with its evidence. */
export function EntryForm({
  sender,
  entryId,
  initial,
  baseValues,
  courses,
  evidence = null,
  onDone,
  ...cancel
}: Props) {
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  // When the file was refused, the next submission changes the entry that the first one created.
  const saved = useRef(entryId);
  const lastSent = useRef<ExternalChanges | undefined>(undefined);
  const form = useForm<EntryValues, StoredValues>({
    initial,
    baseValues,
    labels: {
      external_course_id: 'Course',
      title: 'Title',
      provider: 'Provider',
      completed_on: 'Completed on',
      months: 'Valid for, in months',
      reference: 'Certificate number or reference',
    },
    words: {
      external_course_id: (value) => courses.find(({ id }) => String(id) === value)?.title ?? 'Another course',
    },
    rules: {
      external_course_id: [(value) => (value === notChosen ? 'Choose a course' : undefined)],
      title: [ifOther('Enter the title'), maxText(limits.title)],
      provider: [ifOther('Enter the provider of the course'), maxText(limits.title)],
      completed_on: [requiredAs('Enter the completion date'), realDay, notAhead],
      months: [requiredAs('Enter a number of months'), wholeNumber, maxNumber(limits.certificateMonthsMax)],
      reference: [maxText(limits.name)],
    },
    onSubmit: async (values, baseValues, idempotencyKey) => {
      const draft = draftOf(values, { courses, initial });
      let answer: unknown;
      if (saved.current === null) saved.current = (await sender.add(draft, idempotencyKey)).id;
      else answer = await sender.change(saved.current, draft, lastSent.current ?? (baseValues as ExternalChanges));
      lastSent.current = draft;
      if (file === undefined) return answer;
      try {
        await sender.evidence(saved.current, file);
      } catch (error) {
        setFileProblem(describeError(error));
        throw error;
      }
      return answer;
    },
  });
  const choose = (external_course_id: string) => {
    const chosen = courses.find(({ id }) => String(id) === external_course_id);
    form.set(
      chosen === undefined ? { external_course_id } : { external_course_id, months: String(chosen.default_months) },
    );
  };
  const known = courses.find(({ id }) => String(id) === form.values.external_course_id);
  const needsFile = known?.needs_evidence === true && evidence === null;
  const checked = {
    ...form,
    submit: async () => {
      const missing = needsFile && file === undefined ? 'Add a PDF or a picture of the certificate' : undefined;
      const problem = missing ?? evidenceProblem(file);
      setFileProblem(problem);
      return problem === undefined && form.submit();
    },
  };
  const isListed = known !== undefined || ['', notChosen].includes(initial.external_course_id);
  const options = [
    { value: notChosen, label: 'Choose a course' },
    ...(isListed ? [] : [{ value: initial.external_course_id, label: `${initial.title} (archived)` }]),
    ...courses.map(({ id, title, provider }) => ({ value: String(id), label: `${title} (${provider})` })),
    { value: otherCourse, label: 'Another course' },
  ];
  return (
    <Form form={checked} submitLabel="Save entry" {...cancel} onDone={() => onDone(saved.current ?? 0)}>
      <SelectField field={{ ...form.field('external_course_id'), onChange: choose }} options={options} />
      {form.values.external_course_id === otherCourse && (
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
        hint={`A PDF or a picture of the certificate, at most ${formatBytes(limits.evidenceBytes)}.${evidence === null ? '' : ` Current file: ${evidence.name}.`}`}
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

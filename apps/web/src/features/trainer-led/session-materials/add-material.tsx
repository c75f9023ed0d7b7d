import { AppError, limits } from '@doselore/contract';
import {
  addMaterialLink,
  type MaterialTime,
  materialTimes,
  materialTimeTitles,
} from '@doselore/contract/session-materials';
import { isSafeLink } from '@doselore/contract/video-meetings';
import { useEffect, useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError } from '../../../platform/banner/index.ts';
import {
  Form,
  focusField,
  maxText,
  RadioGroupField,
  type Rule,
  requiredAs,
  TextField,
  useForm,
} from '../../../ui/form/index.ts';
import { formatBytes } from '../../../ui/formats/index.ts';
import { evidenceProblem, FilePicker } from '../../../ui/upload/index.ts';
import { sendFile } from './session-materials.queries.ts';

type Values = { kind: string; title: string; shown: string; url: string };
type Props = { virtualGroupId: number; onDone: () => void; onCancel: () => void };

const kinds = [
  { value: 'file', label: 'File', hint: 'A PDF or a picture' },
  { value: 'link', label: 'Link', hint: 'A page on a website' },
];
const times = materialTimes.map((value) => ({ value, label: materialTimeTitles[value] }));
const timeOf = (value: string): MaterialTime => (value === 'after' ? 'after' : 'before');

const ifLink: Rule<string, Values> = (value, { kind }) =>
  kind === 'link' && !isSafeLink(value.trim())
    ? 'Enter an address that begins with https://, without a name and password in it'
    : undefined;

/** Form that adds a file or a link to a course. */
export function AddMaterial({ virtualGroupId, onDone, onCancel }: Props) {
  const { level } = useArea();
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const form = useForm<Values>({
    initial: { kind: 'file', title: '', shown: 'before', url: '' },
    labels: { kind: 'What to add', title: 'Title', shown: 'When delegates see it', url: 'Address' },
    rules: { title: [requiredAs('Enter a title'), maxText(limits.title)], url: [ifLink] },
    onSubmit: async ({ kind, title, shown, url }, _base, idempotencyKey) => {
      const facts = { title: title.trim(), shown: timeOf(shown) };
      if (kind === 'link')
        return void (await callEndpoint(addMaterialLink, {
          level,
          params: { virtualGroupId },
          body: { ...facts, url, idempotencyKey },
        }));
      const problem = file === undefined ? 'Choose a file' : evidenceProblem(file);
      setFileProblem(problem);
      if (file === undefined || problem !== undefined)
        throw new AppError('validation_failed', problem ?? 'Choose a file');
      try {
        await sendFile(level, virtualGroupId, { ...facts, file });
      } catch (error) {
        setFileProblem(describeError(error));
        throw error;
      }
    },
  });
  const first = form.field('kind').id;
  // The form replaces the button that opened it, so the focus would stay on a button that is gone.
  useEffect(() => void focusField(first), [first]);
  return (
    <Form form={form} submitLabel="Add" onCancel={onCancel} onDone={onDone}>
      <RadioGroupField field={form.field('kind')} options={kinds} />
      <TextField field={form.field('title')} maxLength={limits.title} />
      {form.values.kind === 'link' ? (
        <TextField field={form.field('url')} maxLength={2_000} />
      ) : (
        <FilePicker
          label="File"
          hint={`A PDF or a picture, at most ${formatBytes(limits.evidenceBytes)}.`}
          accept="image/*,application/pdf"
          file={file}
          {...(fileProblem !== undefined && { error: fileProblem })}
          onChange={(chosen) => {
            setFile(chosen);
            setFileProblem(evidenceProblem(chosen));
          }}
        />
      )}
      <RadioGroupField field={form.field('shown')} options={times} />
    </Form>
  );
}

import { limits } from '@doselore/contract';
import { type CpdField, type CpdKind, cpdFields, cpdQuestions } from '@doselore/contract/cpd';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import {
  DayField,
  Form,
  maxText,
  RadioGroupField,
  realDay,
  requiredAs,
  TextAreaField,
  TextField,
  useForm,
} from '../../../../ui/form/index.ts';
import { type CpdDraft, saveRecord } from '../cpd.queries.ts';

export type RecordValues = Record<CpdField | 'kind' | 'title' | 'learnt_on', string>;

const kinds = [
  { value: 'planned', label: 'Planned', hint: 'You decided what to learn, then learned it' },
  { value: 'unplanned', label: 'Unplanned', hint: 'Something happened that taught you' },
];
const hints: Partial<Record<CpdField, string>> = { benefit: 'You can come back and add this later.' };
const limited = [maxText(limits.text)];

type Props = { recordId: number | null; initial: RecordValues };

/** Form of a CPD record. Only the title is required, because people write a record in several sittings. */
export function RecordForm({ recordId, initial }: Props) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<RecordValues>({
    initial,
    labels: {
      kind: 'Kind of learning',
      title: 'Title',
      learnt_on: 'Date of the learning',
      learning: 'Learning',
      relevance: 'Relevance',
      method: 'Method',
      benefit: 'Benefit',
    },
    rules: {
      title: [requiredAs('Enter a title'), maxText(limits.title)],
      learnt_on: [realDay],
      ...Object.fromEntries(cpdFields.map((field) => [field, limited])),
    },
    onSubmit: (values) => saveRecord(recordId, toDraft(values)),
  });
  const finish = async () => {
    await refreshQueries(client, 'cpd');
    await navigate(to('cpd'));
    showBanner({ message: 'The record has been saved.', type: 'success' });
  };
  return (
    <Form form={form} submitLabel="Save record" cancelTo={to('cpd')} onDone={() => void finish()}>
      <TextField field={form.field('title')} maxLength={limits.title} />
      <RadioGroupField field={form.field('kind')} options={kinds} />
      {cpdQuestions[kindOf(form.values.kind)].map(({ field, question }) => (
        <TextAreaField
          key={field}
          field={{ ...form.field(field), label: question }}
          hint={hints[field]}
          maxLength={limits.text}
        />
      ))}
      <DayField field={form.field('learnt_on')} optional />
    </Form>
  );
}

function kindOf(value: string): CpdKind {
  return value === 'unplanned' ? 'unplanned' : 'planned';
}

function toDraft({ kind, learnt_on, ...texts }: RecordValues): CpdDraft {
  return { ...texts, kind: kindOf(kind), learnt_on: learnt_on === '' ? null : learnt_on };
}

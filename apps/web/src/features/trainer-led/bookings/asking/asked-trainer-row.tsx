import { type AskedTrainer, askingLimits, enterAnswers } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import {
  Form,
  FormDialogue,
  maxText,
  RadioGroupField,
  requiredAs,
  TextAreaField,
  useForm,
} from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { momentInWords } from '../words.ts';
import c from './asking.module.css';

type Props = { question: AskedTrainer; date: string; mayChange: boolean };

function StateTag({ state, is_firm: isFirm, does_count: counts }: AskedTrainer) {
  if (state === 'yes' && !counts) return <Tag hue="amber">Yes, with a problem</Tag>;
  if (state === 'yes')
    return (
      <Tag hue="leaf" icon={IconCheck}>
        {isFirm ? 'Yes and firm' : 'Yes'}
      </Tag>
    );
  if (state === 'no') return <Tag icon={IconX}>No</Tag>;
  if (state === 'sent')
    return (
      <Tag hue="gentian" icon={IconClock}>
        Waiting
      </Tag>
    );
  return <Tag>{state === 'lapsed' ? 'No answer' : 'Withdrawn'}</Tag>;
}

/** Returns the history of a question in words. */
function historyOf({ state, due_at: due, reminded_at: reminded, ended_at: ended, ...question }: AskedTrainer): string {
  const score = question.score === null ? [] : [`Score ${question.score.toFixed(1)} when asked`];
  const by = question.entered_by === null ? '' : `, entered by ${question.entered_by}: ${question.note ?? ''}`;
  if (state !== 'sent') return [...score, ended === null ? '' : `${momentInWords(ended)}${by}`].join('. ');
  const reminder = reminded === null ? [] : [`Reminded ${momentInWords(reminded)}`];
  return [...score, `Answer by ${momentInWords(due)}`, ...reminder].join('. ');
}

function EnterForm({ question, onClose }: { question: AskedTrainer; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { answer: question.state === 'yes' ? 'no' : '', note: '' },
    labels: { answer: 'Answer', note: 'How you heard it' },
    rules: {
      answer: [requiredAs('Choose the answer')],
      note: [requiredAs('Enter how you heard it'), maxText(askingLimits.note)],
    },
    onSubmit: async ({ answer, note }) => {
      await callEndpoint(enterAnswers, {
        body: { enquiryIds: [question.id], answer: answer === 'yes' ? 'yes' : 'no', note: note.trim() },
      });
      showBanner({ message: `Answer of ${question.trainer.name} recorded`, type: 'success' });
      await refreshBookings(client);
    },
  });
  const options = [...(question.state === 'yes' ? [] : [{ value: 'yes', label: 'Yes' }]), { value: 'no', label: 'No' }];
  return (
    <Form form={form} submitLabel="Record answer" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>The answer is recorded as entered by you, not as the trainer’s own.</p>
      <RadioGroupField field={form.field('answer')} options={options} isInline />
      <TextAreaField
        field={form.field('note')}
        rows={2}
        maxLength={askingLimits.note}
        hint="For example: by telephone"
      />
    </Form>
  );
}

/** One trainer who was asked about a date, with what a site admin can record. */
export function AskedTrainerRow({ question, date, mayChange }: Props) {
  const [isEntering, setEntering] = useState(false);
  const canEnter = mayChange && ['sent', 'lapsed', 'yes'].includes(question.state);
  return (
    <li>
      <div className={c.what}>
        <b>{question.trainer.name}</b>
        <span className="muted">{historyOf(question)}</span>
      </div>
      <div className={c.pair}>
        <StateTag {...question} />
        {canEnter && (
          <Button
            variant="default"
            onClick={() => setEntering(true)}
            aria-label={`Record answer: ${question.trainer.name}, ${date}`}
          >
            Record answer
          </Button>
        )}
      </div>
      <FormDialogue
        opened={isEntering}
        onClose={() => setEntering(false)}
        title={`Answer of ${question.trainer.name}`}
        about={`availability enquiry ${question.id}`}
      >
        <EnterForm question={question} onClose={() => setEntering(false)} />
      </FormDialogue>
    </li>
  );
}

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
import c from './asking.module.css';
import { momentInWords } from './enquiry-words.ts';

type Props = { asked: AskedTrainer; date: string; mayChange: boolean };

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

/** What happened to a question, in words. */
function historyOf({ state, due_at: due, reminded_at: reminded, ended_at: ended, ...asked }: AskedTrainer): string {
  const score = asked.score === null ? [] : [`Score ${asked.score.toFixed(1)} when asked`];
  const by = asked.entered_by === null ? '' : `, entered by ${asked.entered_by}: ${asked.note ?? ''}`;
  if (state !== 'sent') return [...score, ended === null ? '' : `${momentInWords(ended)}${by}`].join('. ');
  const reminder = reminded === null ? [] : [`Reminded ${momentInWords(reminded)}`];
  return [...score, `Answer until ${momentInWords(due)}`, ...reminder].join('. ');
}

function EnterForm({ asked, onClose }: { asked: AskedTrainer; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { answer: asked.state === 'yes' ? 'no' : '', note: '' },
    labels: { answer: 'Answer', note: 'How you heard it' },
    rules: {
      answer: [requiredAs('Choose the answer')],
      note: [requiredAs('Say how you heard it'), maxText(askingLimits.note)],
    },
    onSubmit: async ({ answer, note }) => {
      await callEndpoint(enterAnswers, {
        body: { enquiryIds: [asked.id], answer: answer === 'yes' ? 'yes' : 'no', note: note.trim() },
      });
      showBanner({ message: `Answer of ${asked.trainer.name} recorded`, type: 'success' });
      await refreshBookings(client);
    },
  });
  const options = [...(asked.state === 'yes' ? [] : [{ value: 'yes', label: 'Yes' }]), { value: 'no', label: 'No' }];
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
export function AskedTrainerRow({ asked, date, mayChange }: Props) {
  const [isEntering, setEntering] = useState(false);
  const canEnter = mayChange && ['sent', 'lapsed', 'yes'].includes(asked.state);
  return (
    <li>
      <div className={c.what}>
        <b>{asked.trainer.name}</b>
        <span className="muted">{historyOf(asked)}</span>
      </div>
      <div className={c.pair}>
        <StateTag {...asked} />
        {canEnter && (
          <Button
            variant="default"
            onClick={() => setEntering(true)}
            aria-label={`Record answer: ${asked.trainer.name}, ${date}`}
          >
            Record answer
          </Button>
        )}
      </div>
      <FormDialogue
        opened={isEntering}
        onClose={() => setEntering(false)}
        title={`Answer of ${asked.trainer.name}`}
        about={`availability enquiry ${asked.id}`}
      >
        <EnterForm asked={asked} onClose={() => setEntering(false)} />
      </FormDialogue>
    </li>
  );
}

import { askingLimits, handleProblem, type OtherProblem } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
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

function HandleForm({ problem, onClose }: { problem: OtherProblem; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { counts: '', note: '' },
    labels: { counts: 'Dates that the trainer accepted', note: 'What you agreed' },
    rules: {
      counts: [requiredAs('Choose whether these dates count')],
      note: [requiredAs('Enter what you agreed'), maxText(askingLimits.note)],
    },
    onSubmit: async ({ counts, note }) => {
      await callEndpoint(handleProblem, {
        params: { availabilityAnswerId: problem.answer_id },
        body: { note: note.trim(), counts: counts === 'yes' },
      });
      showBanner({ message: 'Problem handled', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Save" onCancel={onClose} onDone={onClose} guarded={false}>
      <RadioGroupField
        field={form.field('counts')}
        options={[
          { value: 'yes', label: 'They count', hint: 'They can be booked.' },
          { value: 'no', label: 'They do not count', hint: 'The trainer is left out for these dates.' },
        ]}
      />
      <TextAreaField field={form.field('note')} rows={2} maxLength={askingLimits.note} />
    </Form>
  );
}

const outcomeOf = ({ handled_by: by, handled_at: at, handled_note: note, does_count: counts }: OtherProblem) =>
  at === null
    ? undefined
    : `${by}, ${momentInWords(at)}: ${note}. The dates ${counts === true ? 'count' : 'do not count'}.`;

/** Problem that a trainer wrote with an answer, and how it was handled. Accepted dates count only after that. */
export function ProblemRow({ problem, mayChange }: { problem: OtherProblem; mayChange: boolean }) {
  const [isHandling, setHandling] = useState(false);
  const close = () => setHandling(false);
  const { trainer, text, answered_at: at } = problem;
  const outcome = outcomeOf(problem);
  return (
    <li>
      <div className={c.what}>
        <b>{trainer.name}</b>
        <span>{text}</span>
        <span className="muted">{outcome ?? `Written ${momentInWords(at)}. The accepted dates do not count yet.`}</span>
      </div>
      <div className={c.pair}>
        {outcome === undefined && <Tag hue="amber">Not handled</Tag>}
        {outcome === undefined && mayChange && (
          <Button variant="default" onClick={() => setHandling(true)} aria-label={`Handle what ${trainer.name} wrote`}>
            Handle
          </Button>
        )}
      </div>
      <FormDialogue
        opened={isHandling}
        onClose={close}
        title={`${trainer.name} wrote`}
        about={`answer ${problem.answer_id}`}
      >
        <HandleForm problem={problem} onClose={close} />
      </FormDialogue>
    </li>
  );
}

import { type AssessmentRow, correctObservation } from '@doselore/contract/course-assessments';
import type { Checklist } from '@doselore/contract/courses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { correctionReason } from '../../../ui/correction/index.ts';
import { CheckboxField, Form, useForm } from '../../../ui/form/index.ts';
import type { OfflineAssessment } from '../course-register/index.ts';
import { refreshAfterAssessing } from './assessments.queries.ts';
import { CorrectionLead, CorrectionReason } from './correction-fields.tsx';
import { correctedWords } from './result-words.ts';
import { useSendResult } from './use-send-result.ts';

type Props = {
  virtualGroupId: number;
  row: AssessmentRow;
  /** Checklist of a new observation, or of the one that is corrected. */
  checklist: Checklist;
  /** Result that waits in this browser. Saving replaces it. */
  waiting: OfflineAssessment | undefined;
  isCorrection: boolean;
  onClose: () => void;
};

type ItemField = `item ${string}`;
type Ticks = Record<ItemField, boolean>;

const fieldOf = (key: string): ItemField => `item ${key}`;
/** Field name of “None of these”. No item of a checklist has this key. */
const nothing = fieldOf('nothing');

/** Checklist of one delegate in an observed assessment, with the result that it gives. */
export function ObservationForm({ virtualGroupId, row, checklist, waiting, isCorrection, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const send = useSendResult(virtualGroupId, row);
  const { user } = row;
  const { items } = checklist;
  const [initial] = useState(() => ticksOf(checklist, isCorrection ? row.observation?.met : metIn(waiting)));
  const isPassed = (ticks: Ticks) =>
    items.every(({ key, is_critical }) => !is_critical || ticks[fieldOf(key)] === true);
  const form = useForm<Ticks & { reason: string }>({
    initial: { ...initial, reason: '' },
    labels: {
      ...Object.fromEntries([...items.map(({ key, text }) => [fieldOf(key), text]), [nothing, 'None of these']]),
      reason: correctionReason.label,
    },
    rules: {
      [nothing]: [(_value: unknown, values: Ticks) => problemOf(values)],
      ...(isCorrection && { reason: correctionReason.rules }),
    },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const met = items.filter(({ key }) => values[fieldOf(key)] === true).map(({ key }) => key);
      const target = { virtualGroupId, userId: user.id };
      if (!isCorrection) {
        const result = isPassed(values) ? 'passed' : 'failed';
        return send({ result, by: { checklistId: checklist.id, met }, key: idempotencyKey }, 'The checklist');
      }
      await callEndpoint(correctObservation, {
        level,
        params: target,
        body: {
          ...{ met, reason: values.reason.trim(), seenCorrections: row.corrected.length },
        },
      });
      showBanner({ message: correctedWords(row, isPassed(values) ? 'passed' : 'failed'), type: 'success' });
      await refreshAfterAssessing(client);
    },
  });
  const isUntouched = !items.some(({ key }) => form.values[fieldOf(key)] === true) && form.values[nothing] !== true;
  const isPass = isPassed(form.values);
  const saveLabel = isUntouched ? 'Save result' : isPass ? 'Save as passed' : 'Save as failed';
  return (
    <>
      <p>
        Tick what {user.name} did, or “None of these”. They pass when every critical item is ticked.
        {!isCorrection && ' You are the assessor.'}
      </p>
      {isCorrection && <CorrectionLead />}
      <Form
        form={form}
        submitLabel={isCorrection ? 'Correct result' : saveLabel}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        {items.map(({ key, is_critical }) => (
          <CheckboxField key={key} field={form.field(fieldOf(key))} {...(is_critical && { hint: 'Critical' })} />
        ))}
        <CheckboxField field={form.field(nothing)} />
        <p role="status">
          <strong>{isUntouched ? 'No result yet' : `Result: ${isPass ? 'passed' : 'failed'}`}</strong>
        </p>
        {isCorrection && <CorrectionReason field={form.field('reason')} />}
      </Form>
    </>
  );
}

/** Returns the items of a checklist that a waiting result says were met. */
const metIn = (waiting: OfflineAssessment | undefined) =>
  waiting !== undefined && 'met' in waiting.by ? waiting.by.met : undefined;

/** Returns the fields with what was met before, or untouched for a new observation. */
function ticksOf({ items }: Checklist, met: readonly string[] | undefined): Ticks {
  const ticks = items.map(({ key }) => [fieldOf(key), met?.includes(key) === true] as const);
  return Object.fromEntries([...ticks, [nothing, met?.length === 0]]);
}

/** Returns why the checklist gives no result: nothing is ticked, or an item and “None of these”. */
function problemOf(values: Ticks): string | undefined {
  const isMet = Object.entries(values).some(([name, value]) => name !== nothing && value === true);
  const isNothing = values[nothing] === true;
  if (!isMet && !isNothing) return 'Tick what they did, or “None of these”';
  return isMet && isNothing ? 'Something above is ticked. Remove one of the two' : undefined;
}

import { type AssessmentRow, assessmentLimits, correctAssessment } from '@doselore/contract/course-assessments';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { correctionReason } from '../../../ui/correction/index.ts';
import { Form, maxNumber, NumberField, RadioGroupField, requiredAs, useForm } from '../../../ui/form/index.ts';
import type { OfflineAssessment } from '../course-register/index.ts';
import { refreshAfterAssessing } from './assessments.queries.ts';
import { CorrectionLead, CorrectionReason } from './correction-fields.tsx';
import { correctedWords } from './result-words.ts';
import { useSendResult } from './use-send-result.ts';

type Props = {
  virtualGroupId: number;
  row: AssessmentRow;
  /** Result that waits in this browser. Saving replaces it. */
  waiting: OfflineAssessment | undefined;
  isCorrection: boolean;
  onClose: () => void;
};

/** Returns the result and the score that the form begins with. */
function startOf({ row, waiting, isCorrection }: Pick<Props, 'row' | 'waiting' | 'isCorrection'>) {
  if (isCorrection) return { result: String(row.assessment), score: row.score };
  return {
    result: waiting?.result ?? '',
    score: waiting !== undefined && 'score' in waiting.by ? waiting.by.score : null,
  };
}

/** Result and score of one delegate in a paper assessment. */
export function PaperForm({ virtualGroupId, row, waiting, isCorrection, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const send = useSendResult(virtualGroupId, row);
  const { user } = row;
  const { result: first, score: firstScore } = startOf({ row, waiting, isCorrection });
  const form = useForm({
    initial: { result: first, score: firstScore === null ? '' : String(firstScore), reason: '' },
    labels: { result: 'Result', score: 'Score in per cent', reason: correctionReason.label },
    rules: {
      result: [requiredAs('Choose the result')],
      score: [maxNumber(assessmentLimits.scoreMax)],
      ...(isCorrection && { reason: correctionReason.rules }),
    },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const result = values.result === 'passed' ? 'passed' : 'failed';
      const score = values.score.trim() === '' ? null : Number(values.score);
      const target = { virtualGroupId, userId: user.id };
      const reason = values.reason.trim();
      if (!isCorrection) return send({ result, by: { score }, key: idempotencyKey }, 'The result');
      await callEndpoint(correctAssessment, {
        level,
        params: target,
        body: { result, score, reason, seenCorrections: row.corrected.length },
      });
      showBanner({ message: correctedWords(row, result), type: 'success' });
      await refreshAfterAssessing(client);
    },
  });
  return (
    <>
      {isCorrection && <CorrectionLead />}
      <Form
        form={form}
        submitLabel={isCorrection ? 'Correct result' : 'Save result'}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        <RadioGroupField
          field={form.field('result')}
          options={[
            { value: 'passed', label: 'Passed: gives the certificate' },
            { value: 'failed', label: 'Failed: ends the licence' },
          ]}
        />
        <NumberField field={form.field('score')} optional />
        {isCorrection && <CorrectionReason field={form.field('reason')} />}
      </Form>
    </>
  );
}

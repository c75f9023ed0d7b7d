import { type AssessmentRow, assessmentLimits } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, maxNumber, NumberField, RadioGroupField, requiredAs, useForm } from '../../../ui/form/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { sendAssessments } from './assessments.queries.ts';

type Props = { virtualGroupId: number; row: AssessmentRow; onClose: () => void };

/** Result and score of one delegate in a paper assessment. */
export function PaperForm({ virtualGroupId, row, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const { user } = row;
  const form = useForm({
    initial: { result: '', score: '' },
    labels: { result: 'Result', score: 'Score in per cent' },
    rules: { result: [requiredAs('Choose the result')], score: [maxNumber(assessmentLimits.scoreMax)] },
    onSubmit: async ({ result, score }, _baseValues, idempotencyKey) => {
      await sendAssessments(level, virtualGroupId, {
        results: [
          {
            userId: user.id,
            result: result === 'passed' ? 'passed' : 'failed',
            score: score.trim() === '' ? null : Number(score),
          },
        ],
        idempotencyKey,
      });
      showBanner({ message: `The result of ${user.name} is saved`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  return (
    <Form form={form} submitLabel="Save result" onCancel={onClose} onDone={onClose} guarded={false}>
      <RadioGroupField
        field={form.field('result')}
        options={[
          { value: 'passed', label: 'Passed: gives the certificate' },
          { value: 'failed', label: 'Failed: ends the licence' },
        ]}
      />
      <NumberField field={form.field('score')} optional />
    </Form>
  );
}

import type { Checklist } from '@doselore/contract/courses';
import type { AssessmentRow } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { CheckboxField, Form, useForm } from '../../../ui/form/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { sendObservation } from './assessments.queries.ts';

type Props = { virtualGroupId: number; row: AssessmentRow; checklist: Checklist; onClose: () => void };

/** Checklist of one delegate in an observed assessment, with the result that it gives. */
export function ObservationForm({ virtualGroupId, row, checklist, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const { user } = row;
  const { items } = checklist;
  const [initial] = useState(() => Object.fromEntries(items.map(({ key }) => [key, false])));
  const form = useForm<Record<string, boolean>>({
    initial,
    labels: Object.fromEntries(items.map(({ key, text }) => [key, text])),
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const met = items.filter(({ key }) => values[key] === true).map(({ key }) => key);
      const of = { virtualGroupId, userId: user.id };
      await sendObservation(level, of, { checklistId: checklist.id, met, idempotencyKey });
      showBanner({ message: `The checklist of ${user.name} is saved`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  const isPass = items.every(({ key, is_critical }) => !is_critical || form.values[key] === true);
  return (
    <>
      <p>Tick what {user.name} did. They pass when every critical item is ticked. You are the assessor.</p>
      <Form
        form={form}
        submitLabel={isPass ? 'Save as passed' : 'Save as failed'}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        {items.map(({ key, is_critical }) => (
          <CheckboxField key={key} field={form.field(key)} {...(is_critical && { hint: 'Critical' })} />
        ))}
        <p role="status">
          <strong>Result: {isPass ? 'passed' : 'failed'}</strong>
        </p>
      </Form>
    </>
  );
}

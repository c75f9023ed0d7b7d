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

/** Field name of “None of these”. No item of a checklist has this key. */
const nothing = 'nothing';

/** Checklist of one delegate in an observed assessment, with the result that it gives. */
export function ObservationForm({ virtualGroupId, row, checklist, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const { user } = row;
  const { items } = checklist;
  const [initial] = useState(() =>
    Object.fromEntries([...items.map(({ key }) => key), nothing].map((key) => [key, false])),
  );
  const form = useForm<Record<string, boolean>>({
    initial,
    labels: Object.fromEntries([...items.map(({ key, text }) => [key, text]), [nothing, 'None of these']]),
    rules: { [nothing]: [(_value, values) => problemOf(values)] },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const met = items.filter(({ key }) => values[key] === true).map(({ key }) => key);
      const of = { virtualGroupId, userId: user.id };
      await sendObservation(level, of, { checklistId: checklist.id, met, idempotencyKey });
      showBanner({ message: `The checklist of ${user.name} is saved`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  const isUntouched = !Object.values(form.values).includes(true);
  const isPass = items.every(({ key, is_critical }) => !is_critical || form.values[key] === true);
  return (
    <>
      <p>
        Tick what {user.name} did, or “None of these”. They pass when every critical item is ticked. You are the
        assessor.
      </p>
      <Form
        form={form}
        submitLabel={isUntouched ? 'Save result' : isPass ? 'Save as passed' : 'Save as failed'}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        {items.map(({ key, is_critical }) => (
          <CheckboxField key={key} field={form.field(key)} {...(is_critical && { hint: 'Critical' })} />
        ))}
        <CheckboxField field={form.field(nothing)} />
        <p role="status">
          <strong>{isUntouched ? 'No result yet' : `Result: ${isPass ? 'passed' : 'failed'}`}</strong>
        </p>
      </Form>
    </>
  );
}

/** Returns why the checklist gives no result: nothing is ticked, or an item and “None of these”. */
function problemOf({ [nothing]: isNothing, ...items }: Record<string, boolean>): string | undefined {
  const isMet = Object.values(items).includes(true);
  if (!isMet && isNothing !== true) return 'Tick what they did, or “None of these”';
  return isMet && isNothing === true ? 'Something above is ticked. Remove one of the two' : undefined;
}

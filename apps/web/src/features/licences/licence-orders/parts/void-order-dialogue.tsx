import { limits, plural } from '@doselore/contract';
import { type OrderRow, voidOrder } from '@doselore/contract/licence-orders';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import {
  CheckboxField,
  Form,
  FormDialogue,
  maxText,
  requiredAs,
  TextField,
  useForm,
} from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { destinationOfOrder } from './order-columns.tsx';

function VoidForm({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const { groupId } = usePlace();
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '', isChecked: false },
    labels: { reason: 'Reason', isChecked: 'I have reviewed this and it is correct' },
    rules: {
      reason: [requiredAs('Enter the reason'), maxText(limits.name)],
      isChecked: [requiredAs('Check the order again')],
    },
    onSubmit: async ({ reason }, _baseValues, idempotencyKey) => {
      await callEndpoint(voidOrder, {
        params: { groupId },
        body: { orderId: order.id, reason: reason.trim(), idempotencyKey },
      });
      showBanner({ message: `Order ${order.id} is void`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  const { quantity } = order;
  return (
    <Form form={form} submitLabel="Void order" guarded={false} onCancel={onClose} onDone={onClose}>
      <p>
        {formatNumber(quantity)} {plural(quantity, 'licence', 'licences')} for {order.title} are written off from{' '}
        {destinationOfOrder(order)}. You can void the order only while all its licences are still there. This cannot be
        undone.
      </p>
      <TextField field={form.field('reason')} autoComplete="off" hint="Shown with the movement." />
      <CheckboxField field={form.field('isChecked')} />
    </Form>
  );
}

type Props = { opened: boolean; order: OrderRow; onClose: () => void };

/** Dialogue that voids an order. Remounted for each order, so that each has its own reason and idempotency key. */
export function VoidOrderDialogue({ opened, order, onClose }: Props) {
  return (
    <FormDialogue opened={opened} title={`Void order ${order.id}?`} about={`order ${order.id}`} onClose={onClose}>
      <VoidForm order={order} onClose={onClose} />
    </FormDialogue>
  );
}

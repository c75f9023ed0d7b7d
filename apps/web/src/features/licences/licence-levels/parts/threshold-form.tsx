import { commandOf, limits } from '@doselore/contract';
import { changeLevelSetting, type LevelRow } from '@doselore/contract/licence-levels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxNumber, NumberField, useForm, wholeNumber } from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { levelSettingQuery } from '../levels.queries.ts';

type Props = { row: LevelRow; onClose: () => void };

/** Form for the reorder level of one course, which applies to every organisation. */
export function ThresholdForm({ row, onClose }: Props) {
  const query = useQuery(levelSettingQuery(row));
  return <QueryView query={query}>{({ low_at }) => <Fields row={row} low_at={low_at} onClose={onClose} />}</QueryView>;
}

function Fields({ row, low_at, onClose }: Props & { low_at: number | null }) {
  const client = useQueryClient();
  const { productType, productId, title } = row;
  const form = useForm({
    initial: { level: low_at === null ? '' : String(low_at) },
    labels: { level: 'Reorder level' },
    rules: { level: [wholeNumber, maxNumber(limits.purchaseMax)] },
    onSubmit: async ({ level }) => {
      const next = level.trim() === '' ? null : Number(level);
      await callEndpoint(changeLevelSetting, { body: commandOf({ productType, productId, low_at: next }) });
      showBanner({ message: `The reorder level of ${title} has been saved`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  return (
    <>
      <p>
        For {title}, in every organisation. {row.group.name} is low at {formatNumber(row.low_at)} now.
      </p>
      <Form form={form} submitLabel="Save reorder level" onCancel={onClose} onDone={onClose} guarded={false}>
        <NumberField
          field={form.field('level')}
          optional
          hint="Leave empty for 30 days of stock at the rate of the last 90 days."
        />
      </Form>
    </>
  );
}

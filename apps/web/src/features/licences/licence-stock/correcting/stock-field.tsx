import type { StockRow } from '@doselore/contract/licence-stock';
import { type FieldProps, SelectField } from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { stockChoice } from './use-correction.ts';

/** Choice of a stock, with the seats of its pot. */
export function StockField({ field, stock }: { field: FieldProps<string>; stock: readonly StockRow[] }) {
  return (
    <SelectField
      field={field}
      placeholder="Choose a course"
      options={stock.map((row) => ({
        value: stockChoice(row),
        label: `${row.title}, ${formatMonths(row.certificateMonths).toLowerCase()}: ${formatNumber(row.pot)} in the pot`,
      }))}
    />
  );
}

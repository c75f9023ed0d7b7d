import { dayText } from '@doselore/contract';
import { type ImportField, importFields, onlyOrderOf, readDay, usualDayOrder } from '@doselore/contract/imports';
import type { Problem } from './field-problem.ts';
import type { SheetRow } from './import-rows.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { valuesOf } from './sheet.ts';

const dayFields = ['started_on', 'left_on', 'day'] as const satisfies ImportField[];

/** Points out days that can only have the other order than the days of their list. */
export function dayNotes({ columns, answers }: Pick<ImportData, 'columns' | 'answers'>, row: SheetRow): Problem[] {
  const values = valuesOf(columns, row);
  const order = answers.dayOrder ?? usualDayOrder;
  return dayFields.flatMap((field) => {
    const text = values[field] ?? '';
    const only = onlyOrderOf(text);
    const read = readDay(text, order);
    if (only === undefined || only === order || read === undefined || !('day' in read)) return [];
    const first = only === 'mdy' ? 'month' : 'day';
    const message = `${importFields[field]}: “${text}” has the ${first} first, and is read as ${dayText(read.day)}`;
    return [{ field: null, message }];
  });
}

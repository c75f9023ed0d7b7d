import type { StoredRecord } from '@doselore/contract';
import { type MultiDay, multiDayFormFields, type ProjectChoices } from '@doselore/contract/bookings';
import { sessionsText } from '@doselore/contract/course-planning';
import { useRecordForm } from '../../../../ui/form/index.ts';
import { isOnline, ofOneWay } from '../requests/is-online.ts';
import { productField } from '../requests/use-request-form.ts';

type Fields = StoredRecord<typeof multiDayFormFields>;
type Saved = Fields & StoredRecord<typeof productField>;

type Options = {
  record?: MultiDay;
  choices: ProjectChoices;
  onSave: (fields: Saved, baseValues: Fields, idempotencyKey: string) => Promise<unknown>;
};

const twoDays = sessionsText([
  { training_start: '', training_end: '', place: null },
  { training_start: '', training_end: '', place: null },
]);

/** State and checks of the form of a course of several days. A new one also chooses its course. */
export const useDaysForm = ({ record, choices, onSave }: Options) =>
  useRecordForm({
    fields: multiDayFormFields,
    apart: productField,
    record,
    initial: record === undefined ? { delegates: '8', dates: twoDays } : { productId: String(record.product.id) },
    rules: { productId: [(text) => (text === '' ? 'Choose a course' : undefined)] },
    onSave: (fields, baseValues, idempotencyKey) => {
      const online = record?.is_virtual ?? isOnline(choices, String(fields.productId)) ?? false;
      return onSave(ofOneWay(fields, online), baseValues, idempotencyKey);
    },
  });
export type DaysForm = ReturnType<typeof useDaysForm>;

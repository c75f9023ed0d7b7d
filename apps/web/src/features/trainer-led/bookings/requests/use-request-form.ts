import { idField, type StoredRecord } from '@doselore/contract';
import { type ProjectChoices, type ProjectRequest, requestFormFields } from '@doselore/contract/bookings';
import { useRecordForm } from '../../../../ui/form/index.ts';
import { isOnline, ofOneWay } from './is-online.ts';

export const productField = { productId: idField('Course') };
type Fields = StoredRecord<typeof requestFormFields>;
type Saved = Fields & StoredRecord<typeof productField>;

type Options = {
  record?: ProjectRequest;
  choices: ProjectChoices;
  /** Venue that takes the place of the premises of the organisation. */
  venueId?: number | null;
  onSave: (fields: Saved, baseValues: Fields, idempotencyKey: string) => Promise<unknown>;
};

/** State and checks of the form of a request. A new one also chooses its course. */
export const useRequestForm = ({ record, choices, venueId = null, onSave }: Options) =>
  useRecordForm({
    fields: requestFormFields,
    apart: productField,
    record,
    initial: {
      ...(record === undefined ? { delegates: '8', minutes: '180' } : { productId: String(record.product.id) }),
      ...(venueId !== null && { venue_id: String(venueId), place: '', place_postcode: '' }),
    },
    rules: { productId: [(text) => (text === '' ? 'Choose a course' : undefined)] },
    onSave: (fields, baseValues, idempotencyKey) =>
      // An online course has no place and a course face to face no meeting, so those fields are sent empty.
      onSave(ofOneWay(fields, isOnline(choices, String(fields.productId)) ?? false), baseValues, idempotencyKey),
  });
export type RequestForm = ReturnType<typeof useRequestForm>;

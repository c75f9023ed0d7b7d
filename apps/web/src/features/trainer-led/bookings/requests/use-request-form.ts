import { idField, isVirtual, type StoredRecord } from '@doselore/contract';
import { type ProjectChoices, type ProjectRequest, requestFields } from '@doselore/contract/bookings';
import { useRecordForm } from '../../../../ui/form/index.ts';

export const productField = { productId: idField('Course') };
type Fields = StoredRecord<typeof requestFields>;
type Saved = Fields & StoredRecord<typeof productField>;

type Options = {
  record?: ProjectRequest;
  choices: ProjectChoices;
  onSave: (fields: Saved, baseValues: Fields, idempotencyKey: string) => Promise<unknown>;
};

/** Returns whether what a request asks for is taught online. Undefined while no course is chosen. */
export function isOnline(choices: ProjectChoices, productId: string): boolean | undefined {
  const product = choices.products.find(({ id }) => String(id) === productId);
  return product === undefined ? undefined : isVirtual(product.deliverable_id);
}

/** State and checks of the form of a request. A new one also chooses its course. */
export const useRequestForm = ({ record, choices, onSave }: Options) =>
  useRecordForm({
    fields: requestFields,
    apart: productField,
    record,
    initial: record === undefined ? { delegates: '8', minutes: '180' } : { productId: String(record.product.id) },
    rules: { productId: [(text) => (text === '' ? 'Choose a course' : undefined)] },
    onSave: (fields, baseValues, idempotencyKey) =>
      // An online course has no place and a course face to face no meeting, so those fields are sent empty.
      onSave(ofOneWay(fields, isOnline(choices, String(fields.productId)) ?? false), baseValues, idempotencyKey),
  });
export type RequestForm = ReturnType<typeof useRequestForm>;

function ofOneWay<F extends Fields>(fields: F, online: boolean): F {
  return online
    ? { ...fields, venue_id: null, location_id: null, place: null, place_postcode: null }
    : { ...fields, video_account_id: null, meeting_url: null };
}

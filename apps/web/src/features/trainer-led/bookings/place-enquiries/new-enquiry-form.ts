import { choiceField, type StoredRecord } from '@doselore/contract';
import {
  type EnquiryChoices,
  placeEnquiryFields,
  wishedDaysProblem,
  wishedDayTexts,
} from '@doselore/contract/bookings';
import { useRecordForm } from '../../../../ui/form/index.ts';
import { anotherDay } from './wished-days-field.tsx';

const wheres = ['venue', 'location', 'own'] as const;
const whereField = { where: choiceField('Place', { values: wheres, initial: 'own' }) };
type Fields = StoredRecord<typeof placeEnquiryFields>;

type Options = {
  choices: EnquiryChoices;
  /** Person who fills the form in, the organiser unless another one is chosen. */
  ownId: number;
  onSave: (fields: Fields, idempotencyKey: string) => Promise<unknown>;
};

/** State and checks of the form that asks for training. */
export const useEnquiryForm = ({ choices, ownId, onSave }: Options) =>
  useRecordForm({
    fields: placeEnquiryFields,
    apart: whereField,
    initial: {
      ...{ delegates: '8', minutes: '180', days: wishedDayTexts.textOf([anotherDay([])]) },
      organiser_user_id: choices.organisers.some(({ id }) => id === ownId) ? String(ownId) : '',
    },
    rules: {
      product_id: [(text) => (text === '' ? 'Choose a course' : undefined)],
      organiser_user_id: [(text) => (text === '' ? 'Choose an organiser' : undefined)],
      days: [(text, { minutes }) => wishedDaysProblem(text, Number(minutes) || undefined)],
    },
    onSave: ({ where, ...fields }, _base, idempotencyKey) =>
      onSave(atOnePlace(fields, isOnline(choices, String(fields.product_id)) ? undefined : where), idempotencyKey),
  });
export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

/** Returns whether a course is taught online. Undefined while none is chosen. */
export const isOnline = (choices: EnquiryChoices, productId: string): boolean | undefined =>
  choices.products.find(({ id }) => String(id) === productId)?.is_virtual;

/** Leaves out the answers to the kinds of place that are not chosen. A course online has none. */
function atOnePlace(fields: Fields, where: (typeof wheres)[number] | undefined): Fields {
  const none = { venue_id: null, location_id: null, place: null, place_postcode: null };
  if (where === 'venue') return { ...fields, ...none, venue_id: fields.venue_id };
  if (where === 'location') return { ...fields, ...none, location_id: fields.location_id };
  if (where === 'own') return { ...fields, ...none, place: fields.place, place_postcode: fields.place_postcode };
  return { ...fields, ...none };
}

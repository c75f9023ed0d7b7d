import type { EnquiryChoices } from '@doselore/contract/bookings';
import { RadioGroupField, SelectField, TextField } from '../../../../ui/form/index.ts';
import type { EnquiryForm } from './new-enquiry-form.ts';

type Props = { form: EnquiryForm; choices: EnquiryChoices };

const places = [
  { value: 'own', label: 'At our own premises' },
  { value: 'venue', label: 'At a venue from the list' },
  { value: 'location', label: 'In a town or area', hint: 'We find a venue there.' },
];

/** Where a course face to face would take place: one of three kinds of place, with its own questions. */
export function EnquiryPlaceFields({ form, choices }: Props) {
  const { where, delegates } = form.values;
  const hasRoom = choices.venues.filter(({ capacity }) => capacity >= (Number(delegates) || 0));
  return (
    <>
      <RadioGroupField field={form.field('where')} options={places} />
      {where === 'own' && (
        <>
          <TextField
            field={{ ...form.field('place'), label: 'Name of the premises' }}
            autoComplete="off"
            hint="For example Head office, training room."
          />
          <TextField field={{ ...form.field('place_postcode'), label: 'Postcode' }} autoComplete="off" narrow />
        </>
      )}
      {where === 'venue' && (
        <SelectField
          field={form.field('venue_id')}
          options={hasRoom.map(({ id, name, town, capacity }) => ({
            ...{ value: String(id), label: `${name}, ${town} (room for ${capacity})` },
          }))}
          placeholder="Choose a venue"
          hint="Venues with room for so many people."
        />
      )}
      {where === 'location' && (
        <SelectField
          field={form.field('location_id')}
          options={choices.locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="Choose a town or an area"
        />
      )}
    </>
  );
}

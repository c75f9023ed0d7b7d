import { equipment } from '@doselore/contract/venues';
import { CheckboxField, FormSection, NumberField, TextAreaField, TextField } from '../../../../ui/form/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';
import { AddressFields, LocationField } from '../../locations/index.ts';
import type { VenueForm } from '../use-venue-form.ts';

export function VenueFields({ form }: { form: VenueForm }) {
  const owner = form.field('group_id');
  return (
    <>
      <TextField field={form.field('name')} hint="For example Harbour Hotel, Quay Room" autoComplete="off" />
      <NumberField field={form.field('capacity')} hint="Number of people" />
      <LocationField field={form.field('location_id')} />
      <AddressFields title="Address" field={(name) => form.field(name)} />
      <FormSection title="Equipment">
        {equipment.map((piece) => (
          <CheckboxField key={piece} field={form.field(piece)} />
        ))}
      </FormSection>
      <FormSection title="Own room of an organisation">
        <div id={owner.id}>
          <GroupFilter
            value={owner.value === '' ? null : Number(owner.value)}
            onChange={owner.onChange}
            placeholder="Every organisation can use it"
          />
        </div>
      </FormSection>
      <FormSection title="Arriving">
        <TextAreaField field={form.field('access_notes')} hint="Parking, entrance, who has the key" optional />
        <TextField field={form.field('contact_name')} autoComplete="off" optional />
        <TextField field={form.field('contact_phone')} type="tel" autoComplete="off" optional narrow />
        <TextField field={form.field('contact_email')} type="email" autoComplete="off" optional />
      </FormSection>
    </>
  );
}

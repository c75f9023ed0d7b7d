import { regions } from '@doselore/contract/locations';
import { SelectField, TextField } from '../../../../ui/form/index.ts';
import type { LocationForm } from '../use-location-form.ts';
import { AddressFields } from './address-fields.tsx';

const options = regions.map((region) => ({ value: region, label: region }));

export function LocationFields({ form }: { form: LocationForm }) {
  return (
    <>
      <TextField field={form.field('name')} hint="The area that people know, for example Morecambe Bay" />
      <SelectField field={form.field('region')} options={options} placeholder="Choose a region" />
      <AddressFields title="Reference address" field={(name) => form.field(name)} />
    </>
  );
}

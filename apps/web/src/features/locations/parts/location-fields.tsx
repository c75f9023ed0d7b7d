import { regions } from '@doselore/contract/locations';
import { FormSection, type FormState, SelectField, TextField } from '../../../ui/form/index.ts';
import type { LocationValues } from '../use-location-form.ts';

const options = regions.map((region) => ({ value: region, label: region }));

export function LocationFields({ form }: { form: FormState<LocationValues> }) {
  return (
    <>
      <TextField field={form.field('name')} hint="The area that people know, for example Morecambe Bay" />
      <SelectField field={form.field('region')} options={options} placeholder="Choose a region" />
      <FormSection title="Reference address">
        <TextField field={form.field('address_line_1')} autoComplete="off" />
        <TextField field={form.field('address_line_2')} autoComplete="off" optional />
        <TextField field={form.field('town')} autoComplete="off" />
        <TextField field={form.field('postcode')} hint="For example LA4 4XX" autoComplete="off" narrow />
      </FormSection>
      <FormSection title="Exact position">
        <TextField
          field={form.field('latitude')}
          hint="Leave both empty to use the middle of the postcode district"
          optional
          narrow
          autoComplete="off"
        />
        <TextField field={form.field('longitude')} optional narrow autoComplete="off" />
      </FormSection>
    </>
  );
}

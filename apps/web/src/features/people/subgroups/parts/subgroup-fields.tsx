import { DayField, FormSection, TextField } from '../../../../ui/form/index.ts';
import type { SubgroupForm } from '../use-subgroup-form.ts';
import { SameSubgroup } from './same-subgroup.tsx';

/** Fields of a service. `withDay` also asks from which day changed codes are valid. */
export function SubgroupFields({ form, withDay }: { form: SubgroupForm; withDay: boolean }) {
  return (
    <>
      <TextField field={form.field('name')} />
      <SameSubgroup name={form.values.name} />
      <FormSection title="In the registers">
        <TextField field={form.field('ods_code')} hint="F and 4 letters or digits, such as FA123" optional narrow />
        <TextField
          field={form.field('premises_number')}
          hint="7 digits, starting with 1"
          optional
          narrow
          inputMode="numeric"
        />
        {withDay && (
          <DayField
            field={form.field('codesFrom')}
            hint="A pharmacy gets new codes when it is sold or moves. Earlier codes are kept in the history."
          />
        )}
      </FormSection>
    </>
  );
}

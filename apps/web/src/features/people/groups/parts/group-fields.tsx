import { CheckboxField, DayField, FormSection, TextAreaField, TextField } from '../../../../ui/form/index.ts';
import type { GroupForm } from '../use-group-form.ts';
import { SameGroup } from './same-group.tsx';

/** Fields of an organisation. `withDay` also asks from which day a changed code is valid. */
export function GroupFields({ form, withDay }: { form: GroupForm; withDay: boolean }) {
  return (
    <>
      <TextField field={form.field('name')} autoComplete="organization" />
      <SameGroup name={form.values.name} />
      <FormSection title="In the registers">
        <TextField field={form.field('hq_code')} hint="3 to 6 letters or digits" optional narrow />
        {withDay && <DayField field={form.field('codesFrom')} hint="The earlier code is kept in the history." />}
        <TextField field={form.field('superintendent_name')} hint="Printed on premises forms" optional />
        <TextField
          field={form.field('superintendent_number')}
          hint="7 digits, starting with 2"
          optional
          narrow
          inputMode="numeric"
        />
      </FormSection>
      <TextAreaField field={form.field('notes')} hint="Only site admins can see this" optional />
      <CheckboxField field={form.field('is_demo')} hint="Excluded from lists and reports of real customers" />
    </>
  );
}

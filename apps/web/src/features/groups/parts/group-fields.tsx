import { CheckboxField, FormSection, type FormState, TextAreaField, TextField } from '../../../ui/form/index.ts';
import type { GroupValues } from '../use-group-form.ts';

export function GroupFields({ form }: { form: FormState<GroupValues> }) {
  return (
    <>
      <TextField field={form.field('name')} autoComplete="organization" />
      <FormSection title="In the registers">
        <TextField field={form.field('hq_code')} hint="3 to 6 letters or digits" optional narrow />
        <TextField field={form.field('superintendent_name')} hint="Stands on premises forms" optional />
        <TextField
          field={form.field('superintendent_number')}
          hint="7 digits, starting with 2"
          optional
          narrow
          inputMode="numeric"
        />
      </FormSection>
      <TextAreaField field={form.field('notes')} hint="Only site admins read this" optional />
      <CheckboxField field={form.field('is_demo')} hint="Kept apart from real customers" />
    </>
  );
}

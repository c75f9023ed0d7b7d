import {
  CheckboxField,
  DayField,
  FormSection,
  type FormState,
  TextAreaField,
  TextField,
} from '../../../ui/form/index.ts';
import type { GroupValues } from '../use-group-form.ts';

/** Fields of an organisation. `withDay` also asks from which day a changed code is valid. */
export function GroupFields({ form, withDay }: { form: FormState<GroupValues>; withDay: boolean }) {
  return (
    <>
      <TextField field={form.field('name')} autoComplete="organization" />
      <FormSection title="In the registers">
        <TextField field={form.field('hq_code')} hint="3 to 6 letters or digits" optional narrow />
        {withDay && <DayField field={form.field('codesFrom')} hint="The old code stays on record." />}
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

import { trainerLimits } from '@doselore/contract/trainers';
import { CheckboxField, FormSection, NumberField, TextAreaField, TextField } from '../../../../ui/form/index.ts';
import { PositionFields } from '../../locations/index.ts';
import type { TrainerForm } from '../use-trainer-form.ts';

export function TrainerFields({ form }: { form: TrainerForm }) {
  return (
    <>
      <TextField
        field={form.field('home_postcode')}
        hint="Journeys are estimated from here. For example PR1 2XX"
        autoComplete="off"
        narrow
      />
      <PositionFields field={(name) => form.field(name)} />
      <FormSection title="Ways of teaching">
        <CheckboxField field={form.field('face_to_face')} />
        <CheckboxField field={form.field('virtual')} />
      </FormSection>
      <FormSection title="Limits">
        <NumberField field={form.field('max_journey_minutes')} hint="Minutes, one way" />
        <NumberField field={form.field('max_days_per_week')} />
        <NumberField field={form.field('max_sessions_per_day')} />
        <NumberField field={form.field('buffer_minutes')} hint="Minutes, besides the journey" />
      </FormSection>
      <TextAreaField field={form.field('biography')} maxLength={trainerLimits.biography} optional />
    </>
  );
}

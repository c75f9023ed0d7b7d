import type { MultiDay, ProjectChoices } from '@doselore/contract/bookings';
import { NumberField, TextField } from '../../../../ui/form/index.ts';
import { SessionsField } from '../../course-planning/index.ts';
import { WantedFields } from '../requests/wanted-fields.tsx';
import type { DaysForm } from './use-days-form.ts';

type Props = { form: DaysForm; choices: ProjectChoices; record?: MultiDay };

/** Fields of a course of several days: what is asked for, on which dates, and where. */
export function DaysFields({ form, choices, record }: Props) {
  return (
    <WantedFields form={form} choices={choices} record={record}>
      <SessionsField
        field={form.field('dates')}
        placeHint="From 2 to 20 dates. Leave the room empty where the place below is enough."
      />
      <NumberField field={form.field('max_span_days')} hint="All dates lie within so many days. From 1 to 180." />
      <TextField
        field={form.field('agreed_with')}
        autoComplete="off"
        optional
        hint="Who in the organisation agreed to these dates. Needed before a trainer is asked."
      />
    </WantedFields>
  );
}

import type { ProjectChoices, WantedFields as Wanted } from '@doselore/contract/bookings';
import { assessmentTypes, assessmentTypeWords } from '@doselore/contract/course-assessments';
import type { ReactNode } from 'react';
import {
  FormSection,
  type FormState,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../ui/form/index.ts';
import { isOnline } from './is-online.ts';

/** Form of a request or of a course of several days, as far as both have the same fields. */
type WantedForm = Pick<FormState<Record<keyof Wanted | 'productId', string>>, 'field' | 'set' | 'values'>;
/** What the fields show of a record that exists. */
type Stored = { is_virtual: boolean; venue: string | null; location: string | null; video_account: string | null };
type Props = { form: WantedForm; choices: ProjectChoices; record?: Stored | undefined };
type Row = { id: number; name: string };

const optionsOf = (rows: readonly Row[], chosen: string, former: string | null | undefined) => {
  const options = rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: former ?? 'No longer offered' }];
};

function OnlineFields({ form, choices, record }: Props) {
  const account = form.field('video_account_id');
  return (
    <FormSection title="Meeting">
      <SelectField
        field={account}
        options={optionsOf(choices.accounts, account.value, record?.video_account)}
        placeholder="Any account that is free"
        optional
      />
      <TextField
        field={form.field('meeting_url')}
        type="url"
        autoComplete="off"
        optional
        hint="Instead of an account: a link that you have already."
      />
    </FormSection>
  );
}

function PlaceFields({ form, choices, record }: Props) {
  const [venue, location] = [form.field('venue_id'), form.field('location_id')];
  const venues = choices.venues.map(({ id, name, town, capacity, refusal }) => ({
    ...{ id, name: `${name}, ${town} (room for ${capacity})${refusal === null ? '' : `: ${refusal}`}` },
  }));
  return (
    <FormSection title="Place">
      <SelectField
        field={venue}
        options={optionsOf(venues, venue.value, record?.venue)}
        placeholder="Not chosen yet"
        optional
      />
      <SelectField
        field={location}
        options={optionsOf(choices.locations, location.value, record?.location)}
        placeholder="Not chosen yet"
        optional
        hint="Enough for finding trainers. A venue follows later."
      />
      <TextField
        field={form.field('place')}
        autoComplete="off"
        optional
        hint="A room of the venue, or the premises of the organisation."
      />
      <TextField field={form.field('place_postcode')} autoComplete="off" optional narrow />
    </FormSection>
  );
}

/** Fields of what is wanted: which course, for how many and where. `children` are those of its time. */
export function WantedFields({ form, choices, record, children }: Props & { children: ReactNode }) {
  const product = form.field('productId');
  const online = record?.is_virtual ?? isOnline(choices, product.value);
  const choose = (value: string) => {
    const found = choices.products.find(({ id }) => String(id) === value);
    form.set({ productId: value, ...(found && { certificate_months: String(found.default_months) }) });
  };
  return (
    <>
      {record === undefined && (
        <SelectField
          field={{ ...product, onChange: choose }}
          options={choices.products.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="Choose a course"
          hint="Courses of the catalogue that a trainer teaches."
        />
      )}
      <NumberField field={form.field('delegates')} hint="The places of the course." />
      {children}
      {online === true && <OnlineFields form={form} choices={choices} record={record} />}
      {online === false && <PlaceFields form={form} choices={choices} record={record} />}
      <FormSection title="Result">
        <NumberField field={form.field('certificate_months')} hint="0 means that the certificate never expires." />
        <SelectField
          field={form.field('assessment_type')}
          options={assessmentTypes.map((value) => ({ value, label: assessmentTypeWords[value] }))}
        />
        {form.values.assessment_type !== 'none' && (
          <NumberField
            field={form.field('post_training_days_allowed')}
            hint="0 if delegates are assessed on the last day of the course."
          />
        )}
      </FormSection>
      <TextAreaField field={form.field('notes')} rows={3} optional hint="For site admins" />
    </>
  );
}

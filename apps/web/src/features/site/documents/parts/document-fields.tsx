import { documentCategories, documentCategoryTitles, documentLimits } from '@doselore/contract/documents';
import {
  CheckboxField,
  DayField,
  FormSection,
  NumberField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../ui/form/index.ts';
import type { Choices, DocumentPlace } from '../documents.queries.ts';
import type { DocumentForm } from '../use-document-form.ts';
import { AudienceFields } from './audience-fields.tsx';

type Props = { form: DocumentForm; choices: Choices; place: DocumentPlace; owner: string };

const mustReadOptions = [
  { value: 'none', label: 'No' },
  { value: 'open', label: 'Yes, open it' },
  { value: 'acknowledge', label: 'Yes, read it and acknowledge it', hint: 'Readers confirm the words below' },
];

export function DocumentFields({ form, choices, place, owner }: Props) {
  const { must_read: mustRead, owner_id: ownerId } = form.values;
  const owners = choices.owners.map(({ id, name }) => ({ value: String(id), label: name }));
  const isKnown = ownerId === '' || owners.some(({ value }) => value === ownerId);
  return (
    <>
      <TextField field={form.field('title')} autoComplete="off" />
      <TextAreaField field={form.field('description')} optional rows={3} />
      <SelectField
        field={form.field('category')}
        options={documentCategories.map((value) => ({ value, label: documentCategoryTitles[value] }))}
      />
      <AudienceFields form={form} choices={choices} place={place} />
      <FormSection title="Reading">
        <RadioGroupField field={form.field('must_read')} options={mustReadOptions} />
        {mustRead !== 'none' && (
          <NumberField
            field={form.field('due_days')}
            hint="From publication, a new version, or the day on which someone joins or gets a chosen service or job role"
            optional
          />
        )}
        {mustRead === 'acknowledge' && (
          <TextAreaField field={form.field('statement')} rows={3} maxLength={documentLimits.statement} />
        )}
      </FormSection>
      <FormSection title="Dates and owner">
        <DayField
          field={form.field('review_due_on')}
          hint="We tell the owner 30 days before, and on the day."
          optional
        />
        <DayField field={form.field('expires_on')} hint="Readers no longer see it after this day." optional />
        <SelectField
          field={form.field('owner_id')}
          options={isKnown ? owners : [{ value: ownerId, label: owner }, ...owners]}
          {...(ownerId === '' ? { placeholder: 'Me' } : {})}
        />
        <CheckboxField field={form.field('is_published')} hint="A document without a file is shown to nobody" />
      </FormSection>
    </>
  );
}

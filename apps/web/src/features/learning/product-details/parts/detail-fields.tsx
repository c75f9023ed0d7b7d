import type { ProductDetails } from '@doselore/contract/product-details';
import { jobRoles } from '@doselore/contract/users';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import {
  DayField,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../ui/form/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import type { DetailsForm } from '../use-details-form.ts';
import { MandatoryField } from './mandatory-field.tsx';
import { StandardsField } from './standards-field.tsx';

type Props = { form: DetailsForm; details: ProductDetails };

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));

type Option = { value: string; label: string };

/** Adds the stored value to options that no longer hold it. */
const withValue = (options: Option[], value: string, label: string): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];

/** Fields of the extra data of one product. All are optional. */
export function DetailFields({ form, details }: Props) {
  const owners = details.owners.map(({ id, name }) => ({ value: String(id), label: name }));
  const accreditors = details.accreditors.map(({ code, title }) => ({ value: code, label: title }));
  return (
    <>
      <FormSection title="What it teaches">
        <TextAreaField
          field={form.field('objectives')}
          optional
          rows={8}
          hint='At most 8, one on each line. Each continues the words "By the end you can".'
        />
        <TextAreaField field={form.field('audience')} optional hint="Learners read this before they start." />
        <NumberField field={form.field('cpd_minutes')} optional hint="In steps of 5, such as 90 for 1 h 30 min." />
        <NumberField
          field={form.field('learner_minutes')}
          optional
          hint="In steps of 5. Learners read this before they start. If it is empty, they read the usual time of an online course after 5 completions."
        />
        <TextAreaField
          field={form.field('keywords')}
          optional
          hint="At most 10, one on each line. The catalogue is searched by them."
        />
      </FormSection>
      <FormSection title="Who needs it">
        <ChoiceList field={form.field('target_roles')} options={roleOptions} search="Search job roles" />
        <MandatoryField field={form.field('mandatory_for')} />
      </FormSection>
      <FormSection title="Accreditation and standards">
        <SelectField
          field={form.field('accreditor_code')}
          optional
          placeholder="None"
          options={withValue(accreditors, form.values.accreditor_code, 'An archived accreditor')}
          hint="Accreditors are icons. Add them under Certificate, Icons and footer messages."
        />
        <TextField field={form.field('accreditation_reference')} optional autoComplete="off" />
        <DayField
          field={form.field('accredited_until')}
          optional
          hint="Last day. After it, new certificates do not name the accreditor."
        />
        <StandardsField field={form.field('standards')} />
      </FormSection>
      <FormSection title="Length of the certificate">
        <p className="muted">{`The suggested length is: ${formatMonths(details.default_months)}.`}</p>
        <TextAreaField
          field={form.field('months_reason')}
          optional
          hint="Organisations read this when they choose a length. Evidence packs show it."
        />
        <TextField field={form.field('months_source')} optional autoComplete="off" hint="Begins with https://" />
      </FormSection>
      <FormSection title="Review">
        <DayField field={form.field('reviewed_on')} optional />
        <DayField
          field={form.field('review_due_on')}
          optional
          hint="The content owner is notified 30 days before and on the day."
        />
        <SelectField
          field={form.field('content_owner_id')}
          optional
          placeholder="None"
          options={withValue(owners, form.values.content_owner_id, 'An earlier site admin')}
        />
      </FormSection>
    </>
  );
}

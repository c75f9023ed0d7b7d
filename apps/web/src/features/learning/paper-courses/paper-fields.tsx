import { courseKind } from '@doselore/contract';
import {
  FormSection,
  NumberField,
  RadioGroupField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../../ui/form/index.ts';
import { bases, CardPreview, CoverPicker, classes } from '../courses/parts/index.ts';
import { type PaperForm, scanOptions } from './use-paper-form.ts';

/** Fields of the forms for a new and for an existing face-to-face course. */
export function PaperFields({ form, hasVersions = false }: { form: PaperForm; hasVersions?: boolean }) {
  return (
    <>
      {hasVersions && (
        <p className="muted">
          Title, summary, certificate and drawing are the same for all versions. The rule for results belongs to this
          version.
        </p>
      )}
      <FormSection title="Course">
        <TextField field={form.field('title')} autoComplete="off" />
        <TextAreaField
          field={form.field('summary')}
          optional
          hint="One or two sentences that learners read before they start."
        />
      </FormSection>
      <FormSection title="Results">
        <SwitchField field={form.field('has_score')} hint="Without a score the assessor chooses only pass or fail." />
        {form.values.has_score && (
          <NumberField
            field={form.field('pass_mark')}
            optional
            hint="0 to 100. A lower score cannot be recorded as a pass. Without a pass mark the assessor decides."
          />
        )}
        <RadioGroupField field={form.field('evidence')} options={scanOptions} />
        <TextAreaField
          field={form.field('assessors')}
          optional
          hint="One name on each line. Leave it empty if any assessor may be named."
        />
      </FormSection>
      <FormSection title="Certificate">
        <NumberField
          field={form.field('default_months')}
          hint="The length suggested when licences are bought. Each order can choose another. 0 means that the certificate never expires."
        />
        <RadioGroupField field={form.field('renewal_basis')} options={bases} />
        <RadioGroupField field={form.field('training_class')} options={classes} />
      </FormSection>
      <FormSection title="Cover">
        <CoverPicker motif={form.field('motif')} hue={form.field('hue')} />
      </FormSection>
      <CardPreview values={form.values} kind={courseKind(null)} thumbnail={null} />
    </>
  );
}

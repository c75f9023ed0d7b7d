import {
  defaultRetention,
  deliverables,
  renewalWindowDays,
  trainingClasses,
  trainingClassKeys,
} from '@doselore/contract';
import {
  FormSection,
  type FormState,
  NumberField,
  RadioGroupField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../../ui/form/index.ts';
import type { CourseValues } from '../use-course-form.ts';
import { CoverPicker } from './cover-picker.tsx';

const types = deliverables.map(({ id, title, pled_only }) => ({
  value: String(id),
  label: title,
  hint: pled_only ? 'Can be started only as part of a Pharmacist-led Course' : undefined,
}));

const bases = [
  {
    value: 'completion',
    label: 'From the day the course is completed',
    hint: 'Completed on 10 March, it runs its full length from 10 March, however early the renewal is.',
  },
  {
    value: 'anniversary',
    label: 'From the end of the certificate before',
    hint: `Renewed in the last ${renewalWindowDays} days, it starts where the old one ends, so nobody loses time by renewing early.`,
  },
];

/** What decides how long a certificate keeps the name of somebody who is erased. */
const classes = trainingClassKeys.map((value) => ({
  value,
  label: trainingClasses[value].title,
  hint: `Of somebody who is erased, the certificate keeps the name ${defaultRetention(value)}`,
}));

/** The same fields for a new course and for one that exists. */
export function CourseFields({ form }: { form: FormState<CourseValues> }) {
  return (
    <>
      <FormSection title="Course">
        <TextField field={form.field('title')} autoComplete="off" />
        <TextAreaField
          field={form.field('summary')}
          optional
          hint="One or two sentences. Learners read them before they start."
        />
        <RadioGroupField field={form.field('deliverable_id')} options={types} />
      </FormSection>
      <FormSection title="Certificate">
        <NumberField
          field={form.field('default_months')}
          hint="Offered when licences are bought; each order may choose another. 0 means that it does not end."
        />
        <RadioGroupField field={form.field('renewal_basis')} options={bases} />
        <RadioGroupField field={form.field('training_class')} options={classes} />
      </FormSection>
      <FormSection title="Cover">
        <CoverPicker motif={form.field('motif')} hue={form.field('hue')} />
      </FormSection>
      <FormSection title="Availability">
        <SwitchField
          field={form.field('is_live')}
          hint="Learners with a licence can start a live course. While it is not live, only those who have started it can go on."
        />
      </FormSection>
    </>
  );
}

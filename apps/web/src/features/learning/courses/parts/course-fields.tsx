import {
  FormSection,
  NumberField,
  RadioGroupField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../../../ui/form/index.ts';
import { bases, classes, types } from '../course-options.ts';
import type { CourseDetail } from '../courses.queries.ts';
import type { CourseForm } from '../use-course-form.ts';
import { CoverPicker } from './cover-picker.tsx';

type Props = {
  form: CourseForm;
  /** The course that is changed. Undefined for a new one. */
  course?: CourseDetail;
};

/** Fields of the forms for a new and for an existing course. A version beside the live one goes live in the list of versions. */
export function CourseFields({ form, course }: Props) {
  const isBesideLive = course !== undefined && course.live !== null && course.live.id !== course.id;
  return (
    <>
      {course?.has_versions === true && (
        <p className="muted">
          Title, summary, certificate and drawing are the same for all versions. The kind of course and the picture
          belong to this version.
        </p>
      )}
      <FormSection title="Course">
        <TextField field={form.field('title')} autoComplete="off" />
        <TextAreaField
          field={form.field('summary')}
          optional
          hint="One or two sentences that learners read before they start."
        />
        {course && <RadioGroupField field={form.field('deliverable_id')} options={types} />}
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
      {!isBesideLive && (
        <FormSection title="Availability">
          <SwitchField
            field={form.field('is_live')}
            hint="Learners with a licence can start a live course. A draft is not offered to organisations, and only people who have already started it can continue."
          />
        </FormSection>
      )}
    </>
  );
}

import { limits } from '@doselore/contract';
import { NumberField, SwitchField, TextField } from '../../../../ui/form/index.ts';
import type { ExternalCourseForm } from './use-external-course-form.ts';

/** Fields of the forms for a new and for an existing course of another provider. */
export function ExternalCourseFields({ form }: { form: ExternalCourseForm }) {
  return (
    <>
      <TextField field={form.field('title')} maxLength={limits.title} autoComplete="off" />
      <TextField field={form.field('provider')} maxLength={limits.title} autoComplete="off" />
      <NumberField
        field={form.field('default_months')}
        hint="Suggested to people who add this course. 0 means that it never expires."
      />
      <SwitchField
        field={form.field('needs_evidence')}
        hint="An entry without a certificate or another file cannot be verified."
      />
      <TextField
        field={form.field('reference_hint')}
        maxLength={limits.name}
        optional
        hint="Where to find the number, such as “Top right of the certificate”."
        autoComplete="off"
      />
    </>
  );
}

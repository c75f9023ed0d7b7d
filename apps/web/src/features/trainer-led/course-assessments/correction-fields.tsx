import { limits } from '@doselore/contract';
import { type FieldProps, TextAreaField } from '../../../ui/form/index.ts';

/** Effect of a correction. */
export function CorrectionLead() {
  return (
    <p>
      The old values are kept. A failure withdraws the certificate; a pass gives a new one from the day of the
      assessment.
    </p>
  );
}

export function CorrectionReason({ field }: { field: FieldProps<string> }) {
  return <TextAreaField field={field} maxLength={limits.text} />;
}

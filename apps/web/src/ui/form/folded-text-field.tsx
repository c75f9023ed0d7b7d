import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TextAreaField } from './fields.tsx';
import { focusField } from './focus-field.ts';
import type { Extra } from './text-field.tsx';
import type { FieldProps } from './use-form.ts';

type Props = { field: FieldProps<string>; maxLength?: number } & Pick<Extra, 'hint'>;

/** Optional text field that begins as a button. The button, a text or an error opens the field. */
export function FoldedTextField({ field, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  // Effect: the text field exists only after the page has drawn it, and gets the focus then.
  useEffect(() => {
    if (isOpen) focusField(field.id);
  }, [isOpen, field.id]);
  if (isOpen || field.value !== '' || field.error !== undefined)
    return <TextAreaField field={field} optional {...props} />;
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {field.label} (optional)
      </Button>
    </div>
  );
}

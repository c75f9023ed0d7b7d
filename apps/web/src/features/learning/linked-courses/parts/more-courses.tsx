import { linkedAtOnceMax } from '@doselore/contract/linked-courses';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FieldProps, type Option, SelectField } from '../../../../ui/form/index.ts';

type Props = {
  /** Keys of the courses after the second one. An empty key is a field without a choice. */
  field: FieldProps<readonly string[]>;
  /** Label of the second course. */
  label: string;
  choicesFor: (own: string) => readonly Option[];
};

/** More courses for a link that joins any number of them, each in a field of its own. */
export function MoreCourses({ field, label, choicesFor }: Props) {
  const change = (nth: number, key: string) => field.onChange(field.value.map((own, at) => (at === nth ? key : own)));
  return (
    <>
      {field.value.map((own, nth) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are only added at the end
          key={nth}
          field={{
            ...field,
            id: `${field.id}-${nth}`,
            label: `${label} (${nth + 2})`,
            value: own,
            error: nth === 0 ? field.error : undefined,
            onChange: (key) => change(nth, key),
          }}
          optional
          placeholder="No course"
          options={choicesFor(own)}
        />
      ))}
      {field.value.length + 1 < linkedAtOnceMax && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => field.onChange([...field.value, ''])}
          >
            Add another course
          </Button>
        </div>
      )}
    </>
  );
}

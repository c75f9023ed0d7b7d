import '@mantine/core/styles/Checkbox.css';
import { plural } from '@doselore/contract';
import { partsOf } from '@doselore/contract/documents';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps, Option } from '../form/index.ts';
import c from './choice-list.module.css';

/** Number of options from which a search is offered. */
const many = 12;

type Props = {
  field: FieldProps<string>;
  options: readonly Option[];
  search: string;
  /** Text for an empty choice. */
  none?: string;
};

/** Field whose value is a list of chosen options in one text: `3,9`. */
export function ChoiceList({ field, options, search, none = 'All, as none is chosen' }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = partsOf(field.value);
  const choose = (values: string[]) =>
    field.onChange(
      options
        .map(({ value }) => value)
        .filter((value) => values.includes(value))
        .join(','),
    );
  const shown = options.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Checkbox.Group id={field.id} label={field.label} error={field.error} value={chosen} onChange={choose}>
      {options.length > many && (
        <TextInput
          className={c.search ?? ''}
          type="search"
          aria-label={search}
          placeholder={search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Stack gap={8} className={c.list ?? ''} data-plain-label>
        {shown.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
        {shown.length === 0 && <span className="muted">None</span>}
      </Stack>
      <p className={`muted ${c.chosen}`}>
        {chosen.length === 0 ? none : `${chosen.length} ${plural(chosen.length, 'choice', 'choices')}`}
      </p>
    </Checkbox.Group>
  );
}

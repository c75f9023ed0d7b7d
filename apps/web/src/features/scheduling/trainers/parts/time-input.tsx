import { TextInput } from '@mantine/core';
import { timeTyped } from '../hours-rows.ts';
import c from './rows.module.css';

type Props = {
  label: string;
  /** Name for screen readers: "Start of hours 2". */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
};

/** Input for a time in 24 hours. Writes `9.30` as `09:30` once it has lost the focus. */
export function TimeInput({ label, name, value, error, onChange }: Props) {
  const tidy = timeTyped(value);
  return (
    <TextInput
      className={c.short}
      label={label}
      aria-label={name}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        // Leaving an input that nobody changed is no change.
        if (tidy !== value) onChange(tidy);
      }}
    />
  );
}

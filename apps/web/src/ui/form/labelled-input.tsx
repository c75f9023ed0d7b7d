import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { firstProblem, type Rule, required } from './rules.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Default: `required`. */
  rules?: readonly Rule[];
  hint?: string;
  type?: 'text' | 'email' | 'search';
};

/** Single input outside of a form. Shows its validation message once it has lost the focus. */
export function LabelledInput({ label, value, onChange, rules = [required], hint, type = 'text' }: Props) {
  const id = useId();
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      id={id}
      type={type}
      label={label}
      description={hint}
      error={left ? firstProblem(rules, value, undefined) : undefined}
      value={value}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import '@mantine/core/styles/Radio.css';
import { Radio } from '@mantine/core';
import { type Extra, sharedProps } from '../text-field.tsx';
import type { FieldProps } from '../use-form.ts';
import c from './scale-field.module.css';

type Props = {
  field: FieldProps<string>;
  /** Highest number of the scale, which begins at 0. */
  highest: number;
  /** Words for the lowest and the highest number. */
  ends: readonly [string, string];
} & Extra;

/** Choice of a number on a scale from 0. "No answer" takes a choice back. The numbers wrap on a phone. */
export function ScaleField({ field, hint, optional, highest, ends: [low, high] }: Props) {
  const { id, ...group } = sharedProps({ field, hint: hint ?? `0 is ${low}, ${highest} is ${high}.`, optional });
  const numbers = Array.from({ length: highest + 1 }, (_nothing, mark) => String(mark));
  return (
    <div id={id}>
      <Radio.Group {...group} value={field.value} onChange={field.onChange}>
        <div className={`${c.cells} ${c.scale}`} data-plain-label>
          {numbers.map((mark) => (
            <Radio key={mark} value={mark} label={mark} />
          ))}
          <Radio className={c.none} value="" label="No answer" />
        </div>
      </Radio.Group>
    </div>
  );
}

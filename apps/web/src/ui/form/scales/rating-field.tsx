import '@mantine/core/styles/Radio.css';
import { Radio } from '@mantine/core';
import type { Option } from '../fields.tsx';
import { type Extra, sharedProps } from '../text-field.tsx';
import type { FieldProps } from '../use-form.ts';
import c from './scale-field.module.css';

type Props = {
  field: FieldProps<string>;
  /** Ratings, the highest first. Each label is the number, a comma and the words: `5, very good`. */
  options: readonly Option[];
} & Pick<Extra, 'optional'>;

const wordsOf = (label: string) => label.slice(label.indexOf(', ') + 2);

/**
 * Choice of a rating on one line, the lowest first. The hint has the words of the lowest and the highest rating. Screen
 * readers read the words of each rating. "No answer" clears an optional rating.
 */
export function RatingField({ field, optional, options }: Props) {
  const ratings = options.toReversed();
  const [lowest, highest] = [ratings[0], ratings.at(-1)];
  const hint = `${lowest?.value} is ${wordsOf(lowest?.label ?? '')}, ${highest?.value} is ${wordsOf(highest?.label ?? '')}.`;
  const { id, ...group } = sharedProps({ field, hint, optional });
  return (
    <div id={id}>
      <Radio.Group {...group} value={field.value} onChange={field.onChange}>
        <div className={`${c.cells} ${c.rating}`} data-plain-label>
          {ratings.map(({ value, label }) => (
            <Radio key={value} value={value} label={value} aria-label={label} />
          ))}
          {optional && <Radio className={c.none} value="" label="No answer" />}
        </div>
      </Radio.Group>
    </div>
  );
}

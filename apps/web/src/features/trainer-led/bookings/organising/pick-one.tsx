import type { FieldProps } from '../../../../ui/form/index.ts';
import c from './organising.module.css';

type Option = { value: string; label: string; more?: string };
type Props = { field: FieldProps<string>; options: readonly Option[]; looks: 'rows' | 'times' | 'pairs' };

const classes = { rows: c.rows, times: c.times, pairs: `${c.times} ${c.pairs}` } as const;

/** Choice of one of several large options, all visible: days in rows, or starts side by side. */
export function PickOne({ field, options, looks }: Props) {
  return (
    <fieldset className={c.pick} aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}>
      <legend>{field.label}</legend>
      <div className={classes[looks]}>
        {options.map(({ value, label, more }, nth) => (
          <label key={value} className={c.option}>
            <input
              id={nth === 0 ? field.id : undefined}
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span className={c.label}>{label}</span>
            {more !== undefined && <span className={c.more}>{more}</span>}
          </label>
        ))}
      </div>
      {field.error !== undefined && (
        <p id={`${field.id}-error`} className={c.error}>
          {field.error}
        </p>
      )}
    </fieldset>
  );
}

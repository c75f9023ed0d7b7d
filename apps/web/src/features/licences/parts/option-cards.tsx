import { plural } from '@doselore/contract';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { FieldProps } from '../../../ui/form/index.ts';
import { formatLongDay, formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import type { IssueOption } from '../licences.queries.ts';
import c from './licences.module.css';

export const optionKey = (option: IssueOption) =>
  `${option.productType}-${option.productId}-${option.certificateMonths}`;

/** Why this licence cannot be issued to this person now. */
export function reasonAgainst(option: IssueOption): string | undefined {
  if (option.has_live_licence) return 'Already has a licence for this course that is not finished.';
  return option.available < 1 ? 'None left in the general pot.' : undefined;
}

type CardProps = { option: IssueOption; field: FieldProps<string>; id: string | undefined };

function OptionCard({ option, field, id }: CardProps) {
  const reason = reasonAgainst(option);
  const key = optionKey(option);
  return (
    <label className={c.option} data-off={reason && true}>
      <input
        id={id}
        type="radio"
        name={field.name}
        value={key}
        checked={field.value === key}
        disabled={reason !== undefined}
        onChange={() => field.onChange(key)}
        onBlur={field.onBlur}
      />
      <span className={c.optionTitle}>{option.title}</span>
      <span className={c.available}>
        <b>{formatNumber(option.available)}</b> available
      </span>
      <span className={c.optionFacts}>
        {option.certificateMonths === 0
          ? 'Certificate does not end'
          : `Certificate lasts ${formatMonths(option.certificateMonths)}`}
      </span>
      {reason !== undefined && (
        <span className={c.notice}>
          <IconInfoCircle size={17} aria-hidden /> {reason}
        </span>
      )}
      {option.valid_until !== null && (
        <span className={c.notice} data-tone="amber">
          <IconAlertTriangle size={17} aria-hidden /> Has a certificate valid until {formatLongDay(option.valid_until)}.
        </span>
      )}
    </label>
  );
}

/** What the general pot could give this person, one card each; what cannot be issued says why. */
export function OptionCards({ field, options }: { field: FieldProps<string>; options: readonly IssueOption[] }) {
  const first = options.find((option) => reasonAgainst(option) === undefined);
  const open = options.filter((option) => reasonAgainst(option) === undefined).length;
  return (
    <fieldset className={c.options} aria-describedby={field.error && `${field.id}-error`}>
      <legend>{field.label}</legend>
      {field.error !== undefined && (
        <p id={`${field.id}-error`} className={c.error}>
          {field.error}
        </p>
      )}
      {open === 0 && (
        <p className="muted">None of these {plural(options.length, 'licence', 'licences')} can be issued now.</p>
      )}
      {options.map((option) => (
        <OptionCard
          key={optionKey(option)}
          option={option}
          field={field}
          id={option === first ? field.id : undefined}
        />
      ))}
    </fieldset>
  );
}

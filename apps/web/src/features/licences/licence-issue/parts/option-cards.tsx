import { plural } from '@doselore/contract';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useArea } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { formatLongDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import type { IssueOption } from '../../licences/index.ts';
import { hintsOf } from '../hint-words.ts';
import c from './option-cards.module.css';

export const optionKey = (option: IssueOption) =>
  `${option.source}-${option.productType}-${option.productId}-${option.certificateMonths}`;

/** Returns a hint as a sentence of its own. */
const sentenceOf = (hint: string) => `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`;

const sourceWords = { POT: 'general pot', POOL: 'pool', VGPOOL: 'pool' };

/** Returns the reason why this licence cannot be issued to the person now. Drafts are for those who see the catalogue. */
function reasonAgainst(option: IssueOption, mayUseDrafts: boolean): string | undefined {
  if (option.draft_course_id !== null && !mayUseDrafts) return 'This course is a draft and is not offered yet.';
  if (option.has_live_licence) return 'Already has an unfinished licence for this course.';
  return option.available < 1 ? `None left in the ${sourceWords[option.source]}.` : undefined;
}

type CardProps = {
  option: IssueOption;
  reason: string | undefined;
  field: FieldProps<string>;
  id: string | undefined;
  saysSource: boolean;
};

function OptionCard({ option, reason, field, id, saysSource }: CardProps) {
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
      <span className={c.optionTitle}>
        {option.title} {option.draft_course_id !== null && <Tag>Draft</Tag>}
      </span>
      <span className={c.available}>
        <b>{formatNumber(option.available)}</b> available
      </span>
      <span className={c.optionFacts}>
        {option.certificateMonths === 0
          ? 'Certificate never expires'
          : `Certificate lasts ${formatMonths(option.certificateMonths)}`}
        {saysSource && <span>From the {sourceWords[option.source]}</span>}
      </span>
      {reason !== undefined && (
        <span className={c.notice}>
          <IconInfoCircle size={17} aria-hidden /> {reason}
        </span>
      )}
      {option.valid_until !== null && (
        <span className={c.notice} data-tone="amber">
          <IconAlertTriangle size={17} aria-hidden />
          <span>
            Has a certificate that expires on <span className="nowrap">{formatLongDay(option.valid_until)}.</span>
          </span>
        </span>
      )}
      {hintsOf(option).map((hint) => (
        <span key={hint} className={c.notice} data-tone="amber">
          <IconAlertTriangle size={17} aria-hidden /> {sentenceOf(hint)}
        </span>
      ))}
    </label>
  );
}

/** A card for each licence that the place could issue. Cards that cannot be chosen say why. */
export function OptionCards({ field, options }: { field: FieldProps<string>; options: readonly IssueOption[] }) {
  const { holds } = useArea();
  const reasons = new Map(options.map((option) => [option, reasonAgainst(option, holds('courses.read'))]));
  const open = options.filter((option) => reasons.get(option) === undefined);
  const first = open[0];
  const saysSource = new Set(options.map(({ source }) => source)).size > 1;
  return (
    <fieldset className={c.options} aria-describedby={field.error && `${field.id}-error`}>
      <legend>{field.label}</legend>
      {field.error !== undefined && (
        <p id={`${field.id}-error`} className={c.error}>
          {field.error}
        </p>
      )}
      {open.length === 0 && (
        <p className="muted">None of these {plural(options.length, 'licence', 'licences')} can be issued now.</p>
      )}
      {options.map((option) => (
        <OptionCard
          key={optionKey(option)}
          option={option}
          reason={reasons.get(option)}
          field={field}
          id={option === first ? field.id : undefined}
          saysSource={saysSource}
        />
      ))}
    </fieldset>
  );
}

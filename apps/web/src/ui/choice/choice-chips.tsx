import '@mantine/core/styles/Chip.css';
import { Chip } from '@mantine/core';
import c from './choice-chips.module.css';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Choice of one of a few options, all visible. On phones they scroll sideways. */
export function ChoiceChips({ label, options, value, onChange }: Props) {
  return (
    <Chip.Group value={value} onChange={onChange}>
      <fieldset className={`plain-fieldset ${c.chips}`} aria-label={label}>
        {options.map((option) => (
          <Chip key={option.value} value={option.value} classNames={{ label: c.chip, iconWrapper: c.noIcon }}>
            {option.label}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}

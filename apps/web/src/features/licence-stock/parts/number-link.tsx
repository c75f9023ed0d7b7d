import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../../ui/formats/index.ts';

type Props = {
  value: number;
  to: string;
  /** What the number is of, for who hears the link alone: "Sepsis, used". */
  label: string;
};

/** A number that opens into what makes it. */
export function NumberLink({ value, to, label }: Props) {
  const shown = value === 0 ? 'None' : formatNumber(value);
  return (
    <Anchor component={Link} inherit to={to} aria-label={`${label}: ${shown}, show movements`}>
      {shown}
    </Anchor>
  );
}

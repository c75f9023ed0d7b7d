import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../../../ui/formats/index.ts';

type Props = {
  value: number;
  to: string;
  /** Name of the number for screen readers, which may read the link alone: "Sepsis, used". */
  label: string;
};

/** A number that links to its details. */
export function NumberLink({ value, to, label }: Props) {
  const shown = value === 0 ? 'None' : formatNumber(value);
  return (
    <Anchor component={Link} inherit to={to} aria-label={`${label}: ${shown}, show movements`}>
      {shown}
    </Anchor>
  );
}

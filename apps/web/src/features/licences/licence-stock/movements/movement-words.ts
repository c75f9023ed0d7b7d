import { accountText } from '@doselore/contract/ledger';
import type { MovementRow } from '@doselore/contract/licence-stock';
import { formatMonths } from '../../../../ui/formats/index.ts';

type End = Pick<MovementRow['from'], 'kind' | 'place'>;

/** Returns the name of an account of a movement: "General pot", "Pool of Hove Church Road". */
export function endTitle({ kind, place }: End): string {
  return accountText(kind, place);
}

/** Returns the names of both accounts, with certificate months where the movement changes them. */
export function endTitles({ from, to }: Pick<MovementRow, 'from' | 'to'>): [string, string] {
  const months = (end: MovementRow['from']) =>
    from.certificateMonths === to.certificateMonths ? '' : `, ${formatMonths(end.certificateMonths).toLowerCase()}`;
  return [`${endTitle(from)}${months(from)}`, `${endTitle(to)}${months(to)}`];
}

/** Returns a change with its sign: `+30`, or `−2` with a real minus sign. */
export function signed(change: number): string {
  return change < 0 ? `−${Math.abs(change).toLocaleString('en-GB')}` : `+${change.toLocaleString('en-GB')}`;
}

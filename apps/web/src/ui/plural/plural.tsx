import { countOf, plural, type Term } from '@doselore/contract';

type Props = { count: number } & ({ term: Term } | { one: string; many: string });

/** A number with its noun: "3 licences", "1 licence", "0 licences". */
export function Count(props: Props) {
  if ('term' in props) return countOf(props.count, props.term);
  return `${props.count.toLocaleString('en-GB')} ${plural(props.count, props.one, props.many)}`;
}

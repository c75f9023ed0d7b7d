import { countOf, plural, type Term } from '@doselore/contract';

type Props = { count: number } & ({ of: Term } | { one: string; many: string });

/** A number with its noun: "3 licences", "1 licence", "0 licences". */
export function Count(props: Props) {
  if ('of' in props) return countOf(props.count, props.of);
  return `${props.count.toLocaleString('en-GB')} ${plural(props.count, props.one, props.many)}`;
}

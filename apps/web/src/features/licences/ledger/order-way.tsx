import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useOrderWords } from './order-words.ts';

/** The place that needs licences; that of the address by default. */
type Params = { groupId: number };

/** Returns the link to order or request licences for a place; undefined when the person may do neither. */
export function useOrderWay(params?: Params): { label: string; href: string } | undefined {
  const { to, has, can } = useArea();
  const words = useOrderWords();
  if (has('new-licence') && can('licences.purchase')) return { label: words.action, href: to('new-licence', params) };
  return has('request-licences') && can('licenceRequests.write')
    ? { label: 'Request licences', href: to('request-licences', params) }
    : undefined;
}

/** Says how to get the licences that are missing: a link, or whom to ask. */
export function OrderFirst({ params }: { params?: Params }) {
  const way = useOrderWay(params);
  return way === undefined ? 'Ask an admin of the organisation to order more.' : <Link to={way.href}>{way.label}</Link>;
}

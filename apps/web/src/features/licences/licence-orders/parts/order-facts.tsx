import { capitalised } from '@doselore/contract';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import type { ReviewFact } from '../../../../ui/review-step/index.ts';
import type { Order } from '../orders.queries.ts';

type Names = { place: string | undefined; course: string | undefined; whereTo: string };

const reference = (text: string) => (text === '' ? 'None' : <span className="mono">{text}</span>);

export function orderFacts(order: Order, { place, course, whereTo }: Names): ReviewFact[] {
  return [
    { label: 'For', value: place ?? 'This organisation' },
    { label: 'Course', value: course ?? 'N/A' },
    { label: 'Number of licences', value: formatNumber(order.quantity) },
    { label: 'Certificate lasts', value: formatMonths(order.certificateMonths) },
    { label: 'Add licences to', value: capitalised(whereTo) },
    { label: 'Purchase order reference', value: reference(order.poReference) },
    { label: 'Transaction reference', value: reference(order.transactionRef) },
  ];
}

import { plural } from '@doselore/contract';
import type { RegisterIssuePreview } from '@doselore/contract/course-register';
import { formatNumber } from '../../../ui/formats/index.ts';

const licences = (count: number) => `${formatNumber(count)} ${plural(count, 'licence', 'licences')}`;

export function seatFacts({ pool, pot, from_pool, from_pot, requested, short }: RegisterIssuePreview) {
  return [
    { label: 'From the pool of this course', value: `${formatNumber(from_pool)}, of ${formatNumber(pool)} there` },
    ...(pot === null
      ? []
      : [{ label: 'From the general pot', value: `${formatNumber(from_pot)}, of ${formatNumber(pot)} there` }]),
    ...(requested === 0 ? [] : [{ label: 'Requested', value: licences(requested) }]),
    ...(short === 0 ? [] : [{ label: 'Missing', value: licences(short) }]),
  ];
}

/** Returns why nothing can be issued now; undefined when it can. */
export function issueBlock({ people, short }: RegisterIssuePreview): string | undefined {
  if (people.every(({ from }) => from === null)) return 'Nobody in this list can get a licence now.';
  if (short === 0) return undefined;
  return `The pool and the general pot are ${licences(short)} short.`;
}

export function issuedText({
  from_pool,
  from_pot,
  requested,
}: {
  from_pool: number;
  from_pot: number;
  requested: number;
}) {
  const issued = from_pool + from_pot;
  const parts = [
    ...(issued > 0 ? [`${licences(issued)} issued`] : []),
    ...(requested > 0 ? [`${licences(requested)} requested`] : []),
  ];
  return parts.join(', ');
}

import { plural } from '@doselore/contract';
import type { TakeBackRow } from '@doselore/contract/licences';
import { formatNumber } from '../../../../ui/formats/index.ts';

const licences = (count: number) => `${formatNumber(count)} ${plural(count, 'licence', 'licences')}`;

/** Describes what happens to a licence and to the number of seats. */
export function outcomeText({ what, returns_to, why }: TakeBackRow): string {
  if (what === 'reclaim') {
    const where = returns_to?.place ? `the pool of ${returns_to.place}` : 'the general pot';
    return `Never started: the licence returns to ${where}.`;
  }
  if (what === 'revoke') return 'Started: access ends. The licence stays used, so no number changes.';
  return what === 'nothing'
    ? 'Free retry, never started: the retry ends. No number changes.'
    : (why ?? 'Cannot be taken back.');
}

export function takenBackText({ reclaimed, revoked }: { reclaimed: number; revoked: number }): string {
  const parts = [
    ...(reclaimed > 0 ? [`${licences(reclaimed)} taken back`] : []),
    ...(revoked > 0 ? [`${licences(revoked)} revoked`] : []),
  ];
  return parts.join(', ');
}

import { countOf, plural } from '@doselore/contract';
import type { ArchivePreview } from '@doselore/contract/courses';
import type { ExternalArchivePreview } from '@doselore/contract/external-courses';
import { formatList, formatNumber } from '../../../../ui/formats/index.ts';

/** Maximum number of organisations that a sentence names. It counts the other organisations. */
const namedMost = 3;

function unissuedText(unissued: ArchivePreview['unissued']): string | undefined {
  if (unissued.length === 0) return undefined;
  const total = unissued.reduce((sum, { seats }) => sum + seats, 0);
  const named = unissued.slice(0, namedMost).map(({ name, seats }) => `${name} (${formatNumber(seats)})`);
  const others = unissued.length - named.length;
  const more = others === 0 ? [] : [`${formatNumber(others)} ${plural(others, 'other', 'others')}`];
  return `${countOf(total, 'licence')} not issued: ${formatList([...named, ...more])}. They can no longer be issued.`;
}

const isSaid = (sentence: string | undefined) => sentence !== undefined;

/** Describes the effects of archiving a product, each in one sentence. */
export function productConsequences({ unissued, issued, in_progress, linked, sessions_ahead }: ArchivePreview) {
  const active = issued + in_progress;
  return [
    unissuedText(unissued),
    active === 0
      ? undefined
      : `${formatNumber(active)} ${plural(active, 'person has', 'people have')} a licence, ${formatNumber(in_progress)} of them in progress. They can start and finish the course.`,
    sessions_ahead === 0
      ? undefined
      : `${countOf(sessions_ahead, 'virtualGroup')} upcoming. Issue the licences of the delegates first.`,
    linked.length === 0 ? undefined : `Linked with ${formatList(linked)}.`,
  ].filter(isSaid);
}

/** Describes the effects of archiving a course of another provider, each in one sentence. */
export function externalConsequences({ entries, unverified, recognised_as }: ExternalArchivePreview) {
  const some = plural(entries, 'entry of a person stays', 'entries of people stay');
  return [
    entries === 0
      ? undefined
      : `${formatNumber(entries)} ${some}. ${unverified === 0 ? 'All are decided.' : `${formatNumber(unverified)} can still be verified.`}`,
    recognised_as.length === 0 ? undefined : `Existing entries still count as ${formatList(recognised_as)}.`,
  ].filter(isSaid);
}

import type { IssueHints } from '@doselore/contract/licence-issue';
import { formatList, formatLongDay } from '../../../ui/formats/index.ts';

/** Returns warnings about a person who gets a licence. Each text continues a sentence. */
export function hintsOf({ covered_by, finish_first, live_other, unprintable }: IssueHints): string[] {
  return [
    covered_by === null
      ? ''
      : `${covered_by.title} counts for it${covered_by.until === null ? '' : ` until ${formatLongDay(covered_by.until)}`}`,
    live_other === null ? '' : `has an unfinished licence for ${live_other}, which counts for it`,
    finish_first.length === 0 ? '' : `has to finish ${formatList(finish_first)} first`,
    unprintable === ''
      ? ''
      : `certificates cannot print “${unprintable}” of the name. Enter the name in other letters first`,
  ].filter((hint) => hint !== '');
}

import type { IssuePreview } from '@doselore/contract/licence-issue';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findUnprintable } from '../../certificates/certificates/names/index.ts';
import { readBalances } from '../ledger/index.ts';
import { listBundled, listHints } from './hints.repository.ts';
import { findDraftCourse } from './issue.repository.ts';
import type { BulkIssue } from './issue-licence.ts';
import { sourceOf } from './issue-seats.ts';
import { judgePeople } from './judge-people.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Target = Pick<BulkIssue, 'key' | 'place' | 'userIds'>;

const noHints = { covered_by: null, finish_first: [], live_other: null };

/** Returns the result that issuing would have now. Reserves nothing. */
export async function previewIssue(services: Core, target: Target): Promise<IssuePreview> {
  const people = await judgePeople(services.db, { ...target, at: services.clock.now() });
  const [available = 0] = await readBalances(services.db, target.key, [sourceOf(target.place)]);
  const getting = people.filter(({ isIssuable }) => isIssuable).map(({ id }) => id);
  const hints = await listHints(services.db, {
    groupId: target.key.groupId,
    userIds: getting,
    products: [target.key],
    today: today(services.clock),
  });
  const unprintable = new Map<number, string>();
  for (const { id, name } of people) unprintable.set(id, await findUnprintable(name));
  return {
    available,
    issuable: getting.length,
    short: Math.max(0, getting.length - available),
    draft_course_id: await findDraftCourse(services.db, target.key),
    people: people.map(({ id, name, verdict, valid_until, is_live_elsewhere }) => {
      const isKnown = verdict !== 'not_a_member';
      const { covered_by, finish_first, live_other } = hints.find(({ user_id }) => user_id === id) ?? noHints;
      return {
        user_id: id,
        name: isKnown ? name : null,
        verdict,
        valid_until: isKnown ? valid_until : null,
        is_live_elsewhere: isKnown && is_live_elsewhere,
        covered_by,
        finish_first,
        live_other,
        unprintable: isKnown ? (unprintable.get(id) ?? '') : '',
      };
    }),
    bundle: await previewBundle(services, { ...target, userIds: getting }),
  };
}

/** Returns each product of the bundle with the people who would get it too. */
async function previewBundle(services: Core, { key, place, userIds }: Target): Promise<IssuePreview['bundle']> {
  const shown: IssuePreview['bundle'] = [];
  for (const row of await listBundled(services.db, { place, products: [key] })) {
    const other = {
      productType: row.product_type,
      productId: row.product_id,
      certificateMonths: row.certificate_months,
    };
    const judged = await judgePeople(services.db, {
      key: { ...other, groupId: key.groupId },
      place,
      userIds,
      at: services.clock.now(),
    });
    const issuable = judged.filter(({ isIssuable }) => isIssuable).length;
    const { title, available } = row;
    shown.push({ ...other, title, available, issuable, short: Math.max(0, issuable - available) });
  }
  return shown;
}

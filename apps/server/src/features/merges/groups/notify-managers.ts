import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import type { GroupManagerData } from './merge-groups.repository.ts';

type Names = { keep: { id: number; name: string }; drop: { name: string } };

/** Queues one email to each admin of either organisation, in the transaction of the merge. */
export function notifyOfMerge(
  services: Services,
  tx: Tx,
  { managers, keep, drop }: Names & { managers: readonly GroupManagerData[] },
): Promise<void> {
  const url = `${publicUrl(services.config)}${webAddresses.groupDashboard(keep.id)}`;
  return services.mail.queueAll(
    tx,
    managers.map(({ email, first_name }) => ({
      to: email,
      subject: `${drop.name} is now part of ${keep.name}`,
      greeting: `Hello ${first_name},`,
      paragraphs: [
        `${drop.name} and ${keep.name} have been merged. Their services, members, licences and certificates are now together under ${keep.name}, whose settings hold.`,
        'No training or certificates are lost. The admins of both organisations now manage the merged organisation.',
        'If this is a mistake, tell us within 30 days. We can undo the merge until then.',
      ],
      link: { label: `Open ${keep.name}`, url },
    })),
  );
}

/** Queues one email to each admin of either organisation, in the transaction of the undo. */
export function notifyOfEnd(
  services: Services,
  tx: Tx,
  { managers, keep, drop }: Names & { managers: readonly GroupManagerData[] },
): Promise<void> {
  return services.mail.queueAll(
    tx,
    managers.map(({ email, first_name }) => ({
      to: email,
      subject: `${drop.name} and ${keep.name} are separate again`,
      greeting: `Hello ${first_name},`,
      paragraphs: [
        `The merge of ${drop.name} into ${keep.name} has been undone. Each has its own services, members, licences and certificates again.`,
        'You manage the same places as before the merge.',
      ],
    })),
  );
}

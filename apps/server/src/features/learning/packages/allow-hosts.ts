import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listPackages } from './list-packages.ts';
import { lockPackage, storeAllowedHosts } from './packages.repository.ts';
import { checkTarget } from './store-package.ts';

type Choice = { courseId: number; packageId: number; version: number; allowedHosts: readonly string[] };

/**
 * Chooses which of the outside hosts that were found at upload the newest version of a package may load from. Other hosts
 * cannot be allowed. Throws `conflict` when the package has been replaced since the choice was shown.
 */
export async function allowHosts({ db }: Pick<Services, 'db'>, actor: Actor, choice: Choice) {
  const { courseId, packageId, version } = choice;
  await checkTarget(db, choice);
  return inTransaction(db, async (tx) => {
    if ((await lockPackage(tx, choice)) === undefined) throw notFound();
    const one = (await listPackages(tx, courseId)).find(({ id }) => id === packageId);
    if (one === undefined) throw notFound();
    if (one.version !== version)
      throw new AppError('conflict', 'This package has been replaced. Look at the websites of its new version first.');
    const hosts = one.outside_hosts.filter((host) => choice.allowedHosts.includes(host));
    if (hosts.length !== new Set(choice.allowedHosts).size)
      throw new AppError('validation_failed', 'Choose only websites that this package uses.');
    await storeAllowedHosts(tx, { packageId, version, hosts });
    await recordAudit(tx, actor, {
      action: 'packages.allowHosts',
      subject: `package ${packageId}`,
      detail: { hosts: hosts.join(', ') },
    });
    return { ...one, allowed_hosts: hosts };
  });
}

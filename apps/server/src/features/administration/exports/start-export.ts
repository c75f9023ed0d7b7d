import { AppError, type Body } from '@doselore/contract';
import { exportsAtOnceMax, type startSessionPdfs } from '@doselore/contract/exports';
import type { Actor, Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { checkWritable } from '../../../platform/files/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { chooseCertificates } from '../../certificates/certificates/index.ts';
import { countUnderWay, type ExportPlace, insertExport } from './exports.repository.ts';

type Start = { scope: Scope; place: ExportPlace; body: Body<typeof startSessionPdfs> };

const placeText = (place: ExportPlace) =>
  'virtualGroupId' in place ? `virtual group ${place.virtualGroupId}` : `${place.groupId} ${place.subgroupId ?? ''}`;

/**
 * Starts a zip with the PDFs of certificates and returns its id. Stores the chosen ids, so that later certificates are
 * not added.
 */
export async function startCertificates(
  services: Services,
  actor: Actor,
  { scope, place, body }: Start,
): Promise<number> {
  const { ids, filter, idempotencyKey: key } = body;
  await checkWritable(services.files);
  const command = `exports.start ${placeText(place)}`;
  return once(services.db, { actorId: actor.id, key, command }, async (tx) => {
    const chosen = await chooseCertificates(tx, services, { scope, place, ids, filter });
    if ((await countUnderWay(tx, actor.id)) >= exportsAtOnceMax)
      throw new AppError(
        'conflict',
        `${exportsAtOnceMax} of your files are being made, which is the limit. Wait until one is ready, or cancel one.`,
      );
    const at = services.clock.now();
    const made = await insertExport(tx, { place, level: actor.level, requestedBy: actor.id, at, ids: chosen });
    await recordAudit(tx, actor, {
      action: 'exports.start',
      subject: `export ${made.id}`,
      groupId: made.group_id,
      detail: {
        certificates: chosen.length,
        ...('virtualGroupId' in place ? { virtualGroupId: place.virtualGroupId } : {}),
        ...('subgroupId' in place && place.subgroupId !== undefined ? { subgroupId: place.subgroupId } : {}),
      },
    });
    return made.id;
  });
}

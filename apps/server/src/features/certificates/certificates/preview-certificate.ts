import { AppError, webAddresses } from '@doselore/contract';
import type { CertificateSettings } from '@doselore/contract/certificate-settings';
import { certificateEnd } from '@doselore/contract/certificates';
import type { Actor } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import { preparePreview, type SettingsPlace } from '../certificate-settings/index.ts';
import { pictureKeys, presentSettings } from './certificates.presenter.ts';
import { type Drawing, readPictures } from './draw-certificate.ts';

type Preview = { place: SettingsPlace; fields: CertificateSettings };

/** Sample holder and codes, which no certificate uses. */
const sample = {
  holder: 'Alex Sample',
  registration: '2000000',
  serial: 'DL-PREVIEW-00000000',
  verifyCode: 'PREV-IEWP-REVI-EWPR',
};

/** Draws previews, one at a time for each person, so that one person cannot fill the queue of the worker. */
export function createPreviews(drawing: Drawing) {
  const running = new Map<number, Promise<unknown>>();
  const waiting = new Map<number, symbol>();
  return async function preview(actor: Actor, target: Preview): Promise<Buffer> {
    const ticket = Symbol('preview');
    waiting.set(actor.id, ticket);
    while (running.has(actor.id)) {
      await running.get(actor.id)?.catch(() => undefined);
      if (waiting.get(actor.id) !== ticket) throw replaced();
    }
    const drawn = drawPreview(drawing, target);
    running.set(actor.id, drawn);
    try {
      return await drawn;
    } finally {
      running.delete(actor.id);
      if (waiting.get(actor.id) === ticket) waiting.delete(actor.id);
    }
  };
}

const replaced = () => new AppError('conflict', 'A newer preview has replaced this one.');

/** Draws a certificate with settings that are not saved, for a sample holder, with "Preview" across it. */
async function drawPreview({ services, renderer }: Drawing, { place, fields }: Preview): Promise<Buffer> {
  const { db, clock, config } = services;
  const awardedOn = today(clock);
  const prepared = await preparePreview(db, place, { settings: fields, on: awardedOn });
  const { title, months, printed, showsRegistration } = prepared;
  return renderer.render({
    ...presentSettings(printed, await readPictures(services, pictureKeys(printed))),
    ...sample,
    registration: showsRegistration ? sample.registration : null,
    title,
    awardedOn,
    expiresOn: certificateEnd({ awardedOn, months, basis: 'completion', previousEnd: null }),
    checkUrl: `${publicUrl(config)}${webAddresses.checkCertificate(sample.verifyCode)}`,
    createdAt: clock.now(),
    isPreview: true,
  });
}

import {
  addCertificatePicture,
  archiveFooterMessage,
  archiveIcon,
  certificateTypes,
  changeFooterMessage,
  changeIcon,
  createFooterMessage,
  createIcon,
  getCertificatePicture,
  getOnlineSettings,
  getPaperSettings,
  listCertificateTypes,
  listFooterMessages,
  listIcons,
  saveOnlineSettings,
  savePaperSettings,
} from '@doselore/contract/certificate-settings';
import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { type Route, serve, serveAtSite } from '../../../platform/http/index.ts';
import { listFooterRows } from './lists/footers.repository.ts';
import { listIconRows } from './lists/icons.repository.ts';
import { presentFooter, presentIcon } from './lists/lists.presenter.ts';
import { addFooter, replaceFooter, setFooterArchived } from './lists/save-footer.ts';
import { addIcon, replaceIcon, setIconArchived } from './lists/save-icon.ts';
import { listPictures } from './pictures/pictures.repository.ts';
import { storePicture } from './pictures/store-picture.ts';
import { placeOf } from './settings/place-of.ts';
import { saveSettings } from './settings/save-settings.ts';
import { showSettings } from './settings/show-settings.ts';

const ok = { ok: true } as const;

const lists: Route[] = [
  serve(listCertificateTypes, () => certificateTypes.map((type) => ({ ...type }))),
  serve(listIcons, async ({ services }) => (await listIconRows(services.db)).map(presentIcon)),
  serve(createIcon, async ({ body, services, actor }) => iconOf(services.db, await addIcon(services, actor, body))),
  serve(changeIcon, async ({ params, body, services, actor }) =>
    iconOf(services.db, await replaceIcon(services, actor, { ...params, fields: body })),
  ),
  serve(archiveIcon, async ({ params, body, services, actor }) => {
    await setIconArchived(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(listFooterMessages, async ({ services }) => (await listFooterRows(services.db)).map(presentFooter)),
  serve(createFooterMessage, async ({ body, services, actor }) =>
    footerOf(services.db, await addFooter(services, actor, body)),
  ),
  serve(changeFooterMessage, async ({ params, body, services, actor }) =>
    footerOf(services.db, await replaceFooter(services, actor, { ...params, ...body })),
  ),
  serve(archiveFooterMessage, async ({ params, body, services, actor }) => {
    await setFooterArchived(services, actor, { ...params, ...body });
    return ok;
  }),
];

const pictures: Route[] = [
  serve(addCertificatePicture, async ({ services, actor, receiveUpload }) => ({
    id: await storePicture(services, actor, await receiveUpload()),
  })),
  serve(getCertificatePicture, async ({ params, services }) => {
    const [picture] = await listPictures(services.db, [params.pictureId]);
    if (picture === undefined) throw notFound();
    const { stream, bytes } = await services.files.read(picture.storage_key);
    const name = `picture-${picture.id}.${picture.media_type === 'image/png' ? 'png' : 'jpg'}`;
    return { stream, bytes, type: picture.media_type, name, isInline: true };
  }),
];

const settings = [getOnlineSettings, getPaperSettings].flatMap((call) =>
  serveAtSite(call, ({ params, services }) => showSettings(services.db, placeOf(params), today(services.clock))),
);
const saving = [saveOnlineSettings, savePaperSettings].flatMap((call) =>
  serveAtSite(call, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await saveSettings(services, actor, { place: placeOf(params), change: body }),
  })),
);

export const certificateSettingsRoutes: Route[] = [...lists, ...pictures, ...settings, ...saving];

async function iconOf(db: Database, iconId: number) {
  const row = (await listIconRows(db)).find(({ id }) => id === iconId);
  if (row === undefined) throw notFound();
  return presentIcon(row);
}

async function footerOf(db: Database, footerMessageId: number) {
  const row = (await listFooterRows(db)).find(({ id }) => id === footerMessageId);
  if (row === undefined) throw notFound();
  return presentFooter(row);
}

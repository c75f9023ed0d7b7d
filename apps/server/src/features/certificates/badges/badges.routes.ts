import {
  badgeKeyword,
  checkBadge as checkEndpoint,
  getAchievement,
  getBadge,
  getDidDocument,
  getStatusList,
  makeBadge as makeEndpoint,
} from '@doselore/contract/badges';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import { presentAchievement, presentBadgeName, presentPicture } from './badges.presenter.ts';
import { checkBadge } from './checking/check-badge.ts';
import { findAchievement } from './credential/achievements.repository.ts';
import { keyIdOf, writeDidDocument } from './keys/did-document.ts';
import { signJwt } from './keys/jwt.ts';
import { listKeys } from './keys/keys.repository.ts';
import { signingKey } from './keys/signing-key.ts';
import { makeBadge, signBadge } from './make-badge.ts';
import { addText } from './picture/add-text.ts';
import { findWithdrawnPlaces } from './status-lists/status-lists.repository.ts';
import { writeStatusList } from './status-lists/write-status-list.ts';

/** Seconds for which checkers may cache keys and lists. The server uses a new key as soon as it is made. */
const keptFor = { keys: 300, list: 3_600 };

export const badgeRoutes: Route[] = [
  serve(makeEndpoint, async ({ params, scope, services, actor }) => {
    await makeBadge(services, actor, { ...params, scope });
    return { ok: true } as const;
  }),
  serve(getBadge, async ({ params, query, scope, services }) => {
    const isNamed = query.holder === 'named';
    const { jwt, facts } = await signBadge(services, { ...params, scope, isNamed });
    const name = presentBadgeName(facts, query.format);
    if (query.format === 'jwt') return { stream: Buffer.from(jwt), type: 'application/vc+jwt', name };
    // Loaded with the first badge, because fonts and the drawing library take 30 MB.
    const { drawBadge } = await import('./picture/draw-badge.ts');
    const picture = await drawBadge(presentPicture(facts));
    const png = addText(picture, { keyword: badgeKeyword, text: jwt });
    return { stream: png, type: 'image/png', bytes: png.length, name };
  }),
  serve(checkEndpoint, ({ body, caller, services }) => checkBadge(services, { ...body, address: caller.address })),
  serve(getAchievement, async ({ params, services }) => {
    const row = await findAchievement(services.db, params);
    if (row === undefined) throw notFound();
    return presentAchievement(row);
  }),
  serve(getDidDocument, async ({ services }) => {
    const document = writeDidDocument(publicUrl(services.config), await listKeys(services.db));
    const stream = Buffer.from(JSON.stringify(document));
    return { stream, type: 'application/did+json', forAnyone: { seconds: keptFor.keys } };
  }),
  serve(getStatusList, async ({ params: { listNumber }, services }) => {
    const { badges, withdrawn } = await findWithdrawnPlaces(services.db, listNumber);
    if (badges === 0) throw notFound();
    const site = publicUrl(services.config);
    const payload = writeStatusList({ site, listNumber, withdrawn, at: services.clock.now() });
    const key = await signingKey(services);
    const jwt = signJwt({ payload, keyId: keyIdOf(site, key.number) }, key);
    return { stream: Buffer.from(jwt), type: 'application/vc+jwt', forAnyone: { seconds: keptFor.list } };
  }),
];

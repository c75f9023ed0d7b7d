import {
  addMaterialFile,
  addMaterialLink,
  getOwnMaterialFile,
  getSessionMaterialFile,
  listMaterials as listEndpoint,
  listOwnMaterials,
  removeMaterial as removeEndpoint,
} from '@doselore/contract/session-materials';
import { type Route, serve } from '../../../platform/http/index.ts';
import { addFile, addLink, checkRoom, removeMaterial } from './change-materials.ts';
import { listMaterials } from './materials.repository.ts';
import { listVisible, presentMaterial, readMaterial } from './show-materials.ts';

const ok = { ok: true } as const;

export const sessionMaterialsRoutes: Route[] = [
  serve(listEndpoint, async ({ params, services }) =>
    (await listMaterials(services.db, params.virtualGroupId)).map(presentMaterial),
  ),
  serve(getSessionMaterialFile, async ({ params, services }) =>
    readMaterial(services, { ...params, rows: await listMaterials(services.db, params.virtualGroupId) }),
  ),
  serve(addMaterialLink, async ({ params, body, services, actor }) => {
    await addLink(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(addMaterialFile, async ({ params, query, services, actor, receiveUpload }) => {
    await checkRoom(services.db, params);
    await addFile(services, actor, { ...params, ...query, file: await receiveUpload() });
    return ok;
  }),
  serve(removeEndpoint, async ({ params, services, actor }) => {
    await removeMaterial(services, actor, params);
    return ok;
  }),
  serve(listOwnMaterials, async ({ params, services, actor }) =>
    (await listVisible(services, actor, params.virtualGroupId)).map(presentMaterial),
  ),
  serve(getOwnMaterialFile, async ({ params, services, actor }) =>
    readMaterial(services, { ...params, rows: await listVisible(services, actor, params.virtualGroupId) }),
  ),
];

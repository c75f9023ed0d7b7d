import { endpoint } from '../../endpoint.ts';
import type { resourcesSchemas } from './resources.schemas.ts';

/** Lists by title the documents published to everybody and to the caller's organisations. */
export const listMyResources = endpoint<typeof resourcesSchemas.listMyResources>({
  method: 'GET',
  path: 'my-resources',
  levels: ['member'],
  permission: 'resources.own',
});

/** Returns a document. `inline` opens it in the browser, `attachment` saves it. */
export const getResourceFile = endpoint<typeof resourcesSchemas.getResourceFile>({
  method: 'GET',
  path: 'my-resources/:documentId/file',
  levels: ['member'],
  permission: 'resources.own',
  kind: 'file',
});

import { endpoint } from '../../endpoint.ts';
import type { resourcesSchemas } from './resources.schemas.ts';

/** Documents published to everybody, and to the organisations the caller is a member of; by title. */
export const listMyResources = endpoint<typeof resourcesSchemas.listMyResources>({
  method: 'GET',
  path: 'my-resources',
  levels: ['member'],
  permission: 'resources.own',
});

/** `inline` opens it in the browser, `attachment` saves it. */
export const getResourceFile = endpoint<typeof resourcesSchemas.getResourceFile>({
  method: 'GET',
  path: 'my-resources/:documentId/file',
  levels: ['member'],
  permission: 'resources.own',
  kind: 'file',
});

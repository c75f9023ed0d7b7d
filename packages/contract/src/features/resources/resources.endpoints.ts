import { endpoint } from '../../endpoint.ts';
import type { resourcesSchemas } from './resources.schemas.ts';

/** Lists by title the documents that are shown to the caller. */
export const listMyResources = endpoint<typeof resourcesSchemas.listMyResources>({
  method: 'GET',
  path: 'my-resources',
  levels: ['member'],
  permission: 'resources.own',
});

/** Lists the documents that the caller must still read: the earliest day first, those without a day last. */
export const listMyReading = endpoint<typeof resourcesSchemas.listMyReading>({
  method: 'GET',
  path: 'my-resources/to-read',
  levels: ['member'],
  permission: 'resources.own',
});

/** Returns the newest version of a document. */
export const getResourceFile = endpoint<typeof resourcesSchemas.getResourceFile>({
  method: 'GET',
  path: 'my-resources/:documentId/file',
  levels: ['member'],
  permission: 'resources.own',
  kind: 'file',
});

/** Stores that the caller opens a version. Pages send it with each opening, because a GET stores nothing. */
export const openResource = endpoint<typeof resourcesSchemas.openResource>({
  method: 'POST',
  path: 'my-resources/:documentId/open',
  levels: ['member'],
  permission: 'resources.own',
});

/** Stores that the caller has read a version, in the words that were shown. It cannot be undone. */
export const acknowledgeResource = endpoint<typeof resourcesSchemas.acknowledgeResource>({
  method: 'POST',
  path: 'my-resources/:documentId/acknowledge',
  levels: ['member'],
  permission: 'resources.own',
});

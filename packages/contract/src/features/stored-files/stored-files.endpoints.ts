import { endpoint } from '../../endpoint.ts';
import type { storedFilesSchemas } from './stored-files.schemas.ts';

/** The last check; null before the first. */
export const getFileCheck = endpoint<typeof storedFilesSchemas.getFileCheck>({
  method: 'GET',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
});

/** Compares rows and files. Removes nothing: that is left to the nightly job. */
export const runFileCheck = endpoint<typeof storedFilesSchemas.runFileCheck>({
  method: 'POST',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
});

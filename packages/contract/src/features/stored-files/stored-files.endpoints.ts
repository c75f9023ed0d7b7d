import { endpoint } from '../../endpoint.ts';
import type { storedFilesSchemas } from './stored-files.schemas.ts';

/** Returns the last check. Null before the first. */
export const getFileCheck = endpoint<typeof storedFilesSchemas.getFileCheck>({
  method: 'GET',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
});

/** Compares rows and files. Removes nothing, because only the nightly job removes files. */
export const runFileCheck = endpoint<typeof storedFilesSchemas.runFileCheck>({
  method: 'POST',
  path: 'file-check',
  levels: ['superAdmin'],
  permission: 'files.verify',
});

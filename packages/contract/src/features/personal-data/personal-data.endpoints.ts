import { endpoint } from '../../endpoint.ts';
import type { personalDataSchemas } from './personal-data.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Previews an erasure. Runs it and rolls it back, so that the preview shows exactly what will happen. */
export const previewErasure = endpoint<typeof personalDataSchemas.previewErasure>({
  method: 'POST',
  path: 'users/:userId/erasure-preview',
  levels: superAdmin,
  permission: 'users.previewErasure',
});

/** Erases a person's data for good. Records that must stay lose the name as soon as the law allows. */
export const eraseUser = endpoint<typeof personalDataSchemas.eraseUser>({
  method: 'POST',
  path: 'users/:userId/erase',
  levels: superAdmin,
  permission: 'users.erase',
});

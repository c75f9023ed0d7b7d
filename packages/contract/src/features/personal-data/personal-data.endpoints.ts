import { endpoint } from '../../endpoint.ts';
import type { personalDataSchemas } from './personal-data.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Changes nothing: the erasure is carried out and taken back, so that what it shows is what happens. */
export const previewErasure = endpoint<typeof personalDataSchemas.previewErasure>({
  method: 'POST',
  path: 'users/:userId/erasure-preview',
  levels: superAdmin,
  permission: 'users.erase',
});

/** For good. What has to be kept is kept, without a name as soon as the law lets it go. */
export const eraseUser = endpoint<typeof personalDataSchemas.eraseUser>({
  method: 'POST',
  path: 'users/:userId/erase',
  levels: superAdmin,
  permission: 'users.erase',
  needsStepUp: true,
});

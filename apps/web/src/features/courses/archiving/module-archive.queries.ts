import { archiveSco, previewScoArchive } from '@doselore/contract/courses';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';
export type ModulePlace = { courseId: number; scoId: number };

/** Asks the server what archiving a module concerns, and whether it is refused. */
export const findModuleArchive = (params: ModulePlace) => callEndpoint(previewScoArchive, { level, params });

export const sendModuleArchived = (params: ModulePlace, archived: boolean) =>
  callEndpoint(archiveSco, { level, params, body: { archived } });

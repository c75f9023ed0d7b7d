import { previewScoArchive } from '@doselore/contract/courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
export type ModulePlace = { courseId: number; scoId: number };

/** Fetches the effects of archiving a module, and the reason if it is refused. */
export const findModuleArchive = (params: ModulePlace) => callEndpoint(previewScoArchive, { params });

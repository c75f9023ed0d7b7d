import { getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { type Route, serve } from '../../../platform/http/index.ts';
import { checkFilesNow } from './check-files.ts';
import { findLastCheck } from './stored-files.repository.ts';

export const storedFileRoutes: Route[] = [
  serve(getFileCheck, async ({ services }) => ({ last: (await findLastCheck(services.db)) ?? null })),
  serve(runFileCheck, ({ services, actor }) => checkFilesNow(services, actor)),
];

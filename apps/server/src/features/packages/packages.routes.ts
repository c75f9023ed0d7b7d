import { replacePackage, uploadPackage } from '@doselore/contract';
import { type Route, serve } from '../../platform/http/index.ts';
import { storePackage } from './store-package.ts';

export const packageRoutes: Route[] = [
  serve(uploadPackage, ({ params, upload, services, actor }) =>
    storePackage(services, actor, { ...params, file: upload }),
  ),
  serve(replacePackage, ({ params, upload, services, actor }) =>
    storePackage(services, actor, { ...params, file: upload }),
  ),
];

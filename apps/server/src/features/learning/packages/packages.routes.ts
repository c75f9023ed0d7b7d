import { allowPackageHosts, replacePackage, uploadPackage } from '@doselore/contract/packages';
import { type Route, serve } from '../../../platform/http/index.ts';
import { allowHosts } from './allow-hosts.ts';
import { checkTarget, storePackage } from './store-package.ts';

export const packageRoutes: Route[] = [
  serve(uploadPackage, async ({ params, receiveUpload, services, actor }) => {
    await checkTarget(services.db, params);
    return storePackage(services, actor, { ...params, file: await receiveUpload() });
  }),
  serve(replacePackage, async ({ params, receiveUpload, services, actor }) => {
    await checkTarget(services.db, params);
    return storePackage(services, actor, { ...params, file: await receiveUpload() });
  }),
  serve(allowPackageHosts, ({ params, body, services, actor }) => allowHosts(services, actor, { ...params, ...body })),
];

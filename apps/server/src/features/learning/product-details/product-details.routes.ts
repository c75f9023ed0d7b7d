import {
  getProductDetails,
  getProductDetailsCsv,
  listDetailVersions,
  saveProductDetails,
} from '@doselore/contract/product-details';
import { notFound } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { missingDetails } from './missing-details.ts';
import { detailsList } from './product-details.list.ts';
import { fieldsOf, presentVersions } from './product-details.presenter.ts';
import {
  findProductName,
  listAccreditors,
  listSiteAdmins,
  listVersions,
  type Product,
} from './product-details.repository.ts';
import { saveDetails } from './save-details.ts';

const ok = { ok: true } as const;

export const productDetailRoutes: Route[] = [
  ...serveList(detailsList, getProductDetailsCsv),
  serve(getProductDetails, ({ params, services }) => showDetails(services.db, params)),
  serve(saveProductDetails, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await saveDetails(services, actor, { product: params, change: body }),
  })),
  serve(listDetailVersions, async ({ params, services }) => {
    if ((await findProductName(services.db, params)) === undefined) throw notFound();
    return presentVersions(await listVersions(services.db, params));
  }),
];

async function showDetails(db: Database, product: Product) {
  const name = await findProductName(db, product);
  if (name === undefined) throw notFound();
  const [newest] = await listVersions(db, product, 1);
  const fields = fieldsOf(newest);
  return {
    product_type: product.productType,
    product_id: product.productId,
    ...name,
    version: newest?.version ?? null,
    fields,
    missing: missingDetails(fields),
    owners: await listSiteAdmins(db),
    accreditors: await listAccreditors(db),
  };
}

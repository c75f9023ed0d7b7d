import {
  issueLicence as issueEndpoint,
  listIssueOptions,
  listLicenceProducts,
  listMemberLicences,
  listStock,
  listUserLicences,
  purchaseLicences as purchaseEndpoint,
} from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { issueLicence } from './issue-licence.ts';
import { presentLicence, presentOption, presentStock, presentUserLicence } from './licences.presenter.ts';
import { getMemberName, listLicencesOf, listOptions, listProducts, listStockNumbers } from './licences.repository.ts';
import { purchaseLicences } from './purchase-licences.ts';

export const licenceRoutes: Route[] = [
  serve(listStock, async ({ params, scope, services }) =>
    (await listStockNumbers(services.db, scope, params)).map(presentStock),
  ),
  serve(listLicenceProducts, async ({ services }) =>
    (await listProducts(services.db)).map((product) => ({
      productId: product.id,
      title: product.title,
      default_months: product.default_months,
    })),
  ),
  serve(purchaseEndpoint, async ({ params, body, scope, services, actor }) => {
    await purchaseLicences(services, actor, { ...body, ...params });
    const filter = { groupId: params.groupId, productId: body.productId, months: body.certificateMonths };
    const [stock] = await listStockNumbers(services.db, scope, filter);
    if (stock === undefined) throw notFound();
    return presentStock(stock);
  }),
  serve(listIssueOptions, async ({ params, scope, services }) => {
    const [name, options] = await Promise.all([
      getMemberName(services.db, params.userId),
      listOptions(services.db, scope, { ...params, today: today(services.clock) }),
    ]);
    return { member: { id: params.userId, name }, options: options.map(presentOption) };
  }),
  serve(issueEndpoint, async ({ params, body, scope, services, actor }) => {
    const licenceId = await issueLicence(services, actor, { ...body, ...params });
    const [licence] = await listLicencesOf(services.db, scope, { groupId: params.groupId, licenceId });
    if (licence === undefined) throw notFound();
    return presentLicence(licence);
  }),
  serve(listMemberLicences, async ({ params, scope, services }) =>
    (await listLicencesOf(services.db, scope, params)).map(presentLicence),
  ),
  serve(listUserLicences, async ({ params, scope, services }) =>
    (await listLicencesOf(services.db, scope, params)).map(presentUserLicence),
  ),
];

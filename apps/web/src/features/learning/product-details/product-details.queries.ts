import type { Body, ListQuery, ProductType } from '@doselore/contract';
import {
  type DetailFilter,
  getProductDetails,
  getProductDetailsCsv,
  listDetailVersions,
  listProductDetails,
  saveProductDetails,
} from '@doselore/contract/product-details';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const details = roomQueries('courses', 'details');

export type Product = { productType: ProductType; productId: number };
export type DetailsQuery = ListQuery & { kind: ProductType | 'all'; missing: DetailFilter | '' };
export type DetailsChange = Body<typeof saveProductDetails>;

export const detailsListQuery = (query: DetailsQuery) => details.list(listProductDetails, { level, query });

export const downloadDetails = (query: DetailsQuery) =>
  sheetOf(getProductDetailsCsv, { level, query, fileName: 'Extra data of courses' });

export const detailsQuery = (params: Product) => details.one(getProductDetails, { level, params });
export const detailVersionsQuery = (params: Product) => details.one(listDetailVersions, { level, params });

export const saveDetails = (params: Product, body: DetailsChange) =>
  callEndpoint(saveProductDetails, { level, params, body });

export const refreshDetails = (client: QueryClient) => refreshQueries(client, details.key());

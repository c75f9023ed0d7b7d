import type { Body, ListQuery } from '@doselore/contract';
import type { ProductType } from '@doselore/contract/ledger';
import {
  type DetailFilter,
  getProductDetails,
  getProductDetailsCsv,
  listDetailVersions,
  listProductDetails,
  saveProductDetails,
} from '@doselore/contract/product-details';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

export type Product = { productType: ProductType; productId: number };
export type DetailsQuery = ListQuery & { kind: ProductType | 'all'; missing: DetailFilter | '' };
export type DetailsChange = Body<typeof saveProductDetails>;

export function detailsListQuery(query: DetailsQuery) {
  return queryOptions({
    queryKey: ['courses', 'details', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listProductDetails, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadDetails(query: DetailsQuery): SheetDownload {
  return sheetOf(getProductDetailsCsv, { level, query, fileName: 'Extra data of courses' });
}

export function detailsQuery(params: Product) {
  return queryOptions({
    queryKey: ['courses', 'details', 'one', params],
    queryFn: ({ signal }) => callEndpoint(getProductDetails, { level, params, signal }),
  });
}

export function detailVersionsQuery(params: Product) {
  return queryOptions({
    queryKey: ['courses', 'details', 'versions', params],
    queryFn: ({ signal }) => callEndpoint(listDetailVersions, { level, params, signal }),
  });
}

export const saveDetails = (params: Product, body: DetailsChange) =>
  callEndpoint(saveProductDetails, { level, params, body });

export const refreshDetails = (client: QueryClient) => client.invalidateQueries({ queryKey: ['courses', 'details'] });

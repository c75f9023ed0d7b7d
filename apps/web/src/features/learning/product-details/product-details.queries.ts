import type { ProductType } from '@doselore/contract';
import { getProductDetails, listProductDetails } from '@doselore/contract/product-details';
import type { QueryClient } from '@tanstack/react-query';
import { refreshQueries, roomLists } from '../../../platform/query-client/index.ts';

export const details = roomLists('courses', 'details');

export type Product = { productType: ProductType; productId: number };

export const detailsListQuery = details.sheet(listProductDetails, 'Extra data of courses');

export const detailsQuery = (params: Product) => details.one(getProductDetails, { params });

export const refreshDetails = (client: QueryClient) => refreshQueries(client, details.key());

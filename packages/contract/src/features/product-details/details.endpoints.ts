import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { productDetailsSchemas } from './details.schemas.ts';

const read = { levels: ['superAdmin'], permission: 'courses.read' } as const;

/** Lists the products of the catalogue that are not archived, with what is missing in their details. */
export const listProductDetails = endpoint<typeof productDetailsSchemas.listProductDetails>({
  ...{ method: 'GET', path: 'courses/extra-data', ...read },
});
export const getProductDetailsCsv = csvOf(listProductDetails);

export const getProductDetails = endpoint<typeof productDetailsSchemas.getProductDetails>({
  ...{ method: 'GET', path: 'courses/extra-data/:productType/:productId', ...read },
});

/** Saves the details of a product as their next version. Earlier versions stay. */
export const saveProductDetails = endpoint<typeof productDetailsSchemas.saveProductDetails>({
  ...{ method: 'PUT', path: 'courses/extra-data/:productType/:productId' },
  ...{ levels: ['superAdmin'], permission: 'courses.write' },
});

/** Lists the versions of the details of a product, newest first. */
export const listDetailVersions = endpoint<typeof productDetailsSchemas.listDetailVersions>({
  ...{ method: 'GET', path: 'courses/extra-data/:productType/:productId/versions', ...read },
});

import type { Endpoint } from '@doselore/contract';
import * as contract from '@doselore/contract';

/** Every endpoint of the contract. */
export const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value && 'levels' in value;
}

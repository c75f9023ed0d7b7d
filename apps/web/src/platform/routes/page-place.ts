import { createContext, use } from 'react';
import { type Params, useParams } from 'react-router';

/**
 * Parameters of the place of a page whose address names no place: the only place of an admin. Empty on every other
 * page.
 */
export const PagePlaceContext = createContext<Params>({});

/** Returns the parameters of the address, and of the place of the page where the address names no place. */
export function usePageParams(): Params {
  return { ...use(PagePlaceContext), ...useParams() };
}

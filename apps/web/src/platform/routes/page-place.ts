import { createContext } from 'react';
import type { RouteParams } from '../area/index.ts';

/**
 * Parameters of the place that a page of a zone shows, although its address names none: the only place of the person.
 * Empty on every other page.
 */
export const PagePlaceContext = createContext<RouteParams>({});

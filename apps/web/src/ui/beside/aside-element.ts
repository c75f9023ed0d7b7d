import { createContext } from 'react';

/** Element of the aside that parts of the content render into. Undefined where there is no aside, null before it exists. */
export const AsideElement = createContext<HTMLElement | null | undefined>(undefined);

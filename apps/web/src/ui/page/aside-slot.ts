import { createContext, type ReactNode } from 'react';

/**
 * Renders the explanation of the current page and the latest changes of a record, which the frame of an area provides. Pages elsewhere have
 * neither.
 */
export const AsideSlot = createContext<((subject: string | undefined) => ReactNode) | undefined>(undefined);

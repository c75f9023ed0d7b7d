import { createContext, type ReactNode } from 'react';
import type { ListState } from './list-state.ts';

/** Renders the menu of saved views, which the frame of admin pages provides. Tables elsewhere have none. */
export const ViewsSlot = createContext<((list: ListState) => ReactNode) | undefined>(undefined);

import { type ComponentType, createContext } from 'react';
import type { ListState } from './list-state.ts';

/** Menu of saved views, which the frame of admin pages provides. Tables elsewhere have none. */
export const ViewsSlot = createContext<ComponentType<{ list: ListState }> | undefined>(undefined);

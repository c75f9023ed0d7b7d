import { createContext, type ReactNode } from 'react';

export type AsideProps = {
  /** Content that the page adds to its aside. */
  aside: ReactNode;
  /** Subject of its record in the audit trail. */
  subject: string | undefined;
  children: ReactNode;
};

/**
 * Renders a form with the explanation of its page and the latest changes of its record beside it. The frame of admin
 * pages provides it. Forms elsewhere have no aside, so that the first visit of learners does not load it.
 */
export const AsideSlot = createContext<((props: AsideProps) => ReactNode) | undefined>(undefined);

import { useState, useSyncExternalStore } from 'react';
import { listChangedForms, watchChangedForms } from './changed-forms.ts';
import { LeaveQuestion } from './leave-question.tsx';

/**
 * Asks before a page with changed forms is left. One for all forms of the page, because a router blocks for one
 * component only: with two, the changes of the first would be lost without a question.
 */
export function LeaveGuard() {
  const hasChanges = useSyncExternalStore(watchChangedForms, () => listChangedForms().length > 0);
  const [isAsking, setAsking] = useState(false);
  return hasChanges || isAsking ? <LeaveQuestion onAsk={setAsking} /> : null;
}

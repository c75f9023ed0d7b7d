import { canUnder } from '../../platform/area/index.ts';
import { useSession } from '../../platform/session/index.ts';

/** Returns whether the person may use Ask the Pharmacist: everybody with an activated account, in any area. */
export function useCanAsk(): boolean {
  const { user } = useSession();
  return canUnder(user, { level: 'member', action: 'questions.ask' });
}

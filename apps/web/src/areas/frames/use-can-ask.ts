import { canUnder } from '../../platform/area/index.ts';
import { useSession } from '../../platform/session/index.ts';

/** Everybody with a full account, whatever area they are in. */
export function useCanAsk(): boolean {
  const { user } = useSession();
  return canUnder(user, 'member', 'questions.ask');
}

import type { AssessmentRow } from '@doselore/contract/course-assessments';
import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { type OfflineAssessment, sendNow } from '../course-register/index.ts';

/**
 * Returns the function that sends a new result of a delegate. Without a connection the result waits in this browser, as
 * marks do, and is sent when the connection is back.
 */
export function useSendResult(virtualGroupId: number, { user }: AssessmentRow) {
  const { level } = useArea();
  const { id: ownerId } = useUser();
  const client = useQueryClient();
  return async (result: Pick<OfflineAssessment, 'result' | 'by' | 'key'>, what: string) => {
    const made_at = new Date().toISOString();
    const sent = await sendNow(client, { ownerId, level, virtualGroupId, userId: user.id, made_at, ...result });
    if (sent === 'stored') showBanner({ message: `${what} of ${user.name} is saved`, type: 'success' });
    else showBanner({ message: `${what} of ${user.name} is waiting to be sent`, type: 'warning' });
  };
}

import type { Level } from '@doselore/contract';
import { joinMeeting } from '@doselore/contract/video-meetings';
import { callEndpoint } from '../../../../platform/api/index.ts';

type Session = { virtualGroupId: number; sessionId: number };

/** Returns the address at which the signed-in person joins the meeting of a session. */
export async function findJoinAddress(level: Level, { virtualGroupId, sessionId }: Session): Promise<string> {
  const { url } = await callEndpoint(joinMeeting, { level, params: { virtualGroupId }, body: { sessionId } });
  return url;
}

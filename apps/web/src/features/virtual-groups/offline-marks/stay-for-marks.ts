import { plural } from '@doselore/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { loadOfflineMarks, readOfflineMarks } from './offline-marks.ts';
import { sendMarks } from './send-marks.ts';

/**
 * Sends the marks of the signed-in person before they sign out. When some have to wait, asks whether to sign out all the
 * same. Returns the address to stay at, or undefined to sign out.
 */
export async function stayForMarks(client: QueryClient): Promise<string | undefined> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (user === undefined) return undefined;
  await loadOfflineMarks(user.id);
  await sendMarks(user.id, () => undefined);
  const { length: count } = readOfflineMarks().filter(({ ownerId }) => ownerId === user.id);
  if (count === 0) return undefined;
  const answer = await askConfirm({
    title: `Log out with ${count} ${plural(count, 'mark', 'marks')} not sent?`,
    message: 'Attendance that you marked is in this browser only. It is sent when you sign in here again.',
    confirmLabel: 'Log out',
  });
  if (answer === 'confirm') return undefined;
  const { pathname, search } = window.location;
  return pathname === '/signout' ? '/' : `${pathname}${search}`;
}

import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../../platform/session/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { entriesText } from './entry-words.ts';
import { isMark } from './offline-entry.ts';
import { loadOfflineEntries, readOfflineEntries } from './offline-marks.ts';
import { sendEntries } from './send-entries.ts';

/**
 * Sends marks and assessments of the signed-in person before they sign out. When some have to wait, asks whether to sign out all the
 * same. Returns the address to stay at, or undefined to sign out.
 */
export async function stayForMarks(client: QueryClient): Promise<string | undefined> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (user === undefined) return undefined;
  await loadOfflineEntries(user.id);
  await sendEntries(user.id, () => undefined);
  const entries = readOfflineEntries().filter(({ ownerId }) => ownerId === user.id);
  if (entries.length === 0) return undefined;
  const answer = await askConfirm({
    title: `Log out with ${entriesText(entries)} not sent?`,
    message: !entries.every(isMark)
      ? 'What you entered at the course is in this browser only. It is sent when you sign in here again.'
      : 'Attendance that you marked is in this browser only. It is sent when you sign in here again.',
    confirmLabel: 'Log out',
  });
  if (answer === 'confirm') return undefined;
  const { pathname, search } = window.location;
  return pathname === '/signout' ? '/' : `${pathname}${search}`;
}

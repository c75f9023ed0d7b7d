import { Bell } from '../../features/notifications/index.ts';
import { isAdmin, useSession } from '../../platform/session/index.ts';

/** Admin roles only. */
export function BellItem({ className }: { className: string }) {
  const { user } = useSession();
  return isAdmin(user) ? <Bell className={className} /> : null;
}

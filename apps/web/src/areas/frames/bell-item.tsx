import { Bell } from '../../features/site/notifications/index.ts';
import { isAdmin, useSession } from '../../platform/session/index.ts';

/** Notification bell of the top navigation. Only people with an admin role see it. */
export function BellItem({ className }: { className: string }) {
  const { user } = useSession();
  return isAdmin(user) ? <Bell className={className} /> : null;
}

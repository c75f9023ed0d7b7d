import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fillRoute, useRegistry } from '../../platform/routes/index.ts';
import { isAdmin, useSession } from '../../platform/session/index.ts';

/** Admin roles only. Appears once the registry has a `public:notifications` screen. */
export function BellItem({ className }: { className: string }) {
  const { user } = useSession();
  const entry = useRegistry().find('public', 'notifications');
  if (entry === undefined || !isAdmin(user)) return null;
  return (
    <Link to={fillRoute(entry, {})} className={className} aria-label="Notifications">
      <IconBell size={21} stroke={1.75} aria-hidden />
    </Link>
  );
}

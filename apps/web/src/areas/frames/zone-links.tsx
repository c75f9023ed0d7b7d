import { Link } from 'react-router';
import { areas, useArea } from '../../platform/area/index.ts';
import { useSession, zonesOf } from '../../platform/session/index.ts';

/**
 * Links to the person's zones. The zone of the current address is the raised tab, because the address alone decides the
 * role.
 */
export function ZoneLinks({ className }: { className: string }) {
  const { user } = useSession();
  const { definition } = useArea();
  return [areas.learner, ...zonesOf(user)].map((zone) => (
    <Link
      key={zone.key}
      to={zone.base}
      className={className}
      aria-current={zone.key === definition.key ? 'true' : undefined}
    >
      {zone.title}
    </Link>
  ));
}

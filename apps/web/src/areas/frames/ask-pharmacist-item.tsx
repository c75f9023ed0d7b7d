import { IconMessageQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fillRoute, useRegistry } from '../../platform/routes/index.ts';

/** Appears once the registry has a `public:ask-the-pharmacist` screen. */
export function AskPharmacistItem({ className }: { className: string }) {
  const entry = useRegistry().find('public', 'ask-the-pharmacist');
  if (entry === undefined) return null;
  return (
    <Link to={fillRoute(entry, {})} className={className}>
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden /> <span>Ask the Pharmacist</span>
    </Link>
  );
}

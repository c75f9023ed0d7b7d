import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { homeOf, useSession } from '../../platform/session/index.ts';
import c from './states.module.css';

/** Shown instead of a page that needs a higher service-admin level than the person has in the service. */
export function LevelTooLowPanel() {
  const { user } = useSession();
  return (
    <div className={c.panel} data-centred role="alert">
      <span className={c.icon}>
        <IconLock size={26} stroke={1.75} aria-hidden />
      </span>
      <h1>Your level does not allow this</h1>
      <p>
        Ask an admin of the organisation to do this for you. Only site admins can change the level of service admins.
      </p>
      <Button component={Link} to={homeOf(user).base}>
        Back to your services
      </Button>
    </div>
  );
}

import type { UserInfo } from '@doselore/contract/users';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import c from './users.module.css';

/** Organisations of a person, each with their services and the places that they manage. */
export function UserPlaces({ user }: { user: UserInfo }) {
  const { to } = useArea();
  return (
    <Card title="Organisations">
      {user.groups.length === 0 && (
        <EmptyPanel
          plain
          title="Member of no organisation"
          message="Open an organisation, then choose Add existing user."
        />
      )}
      <ul className={c.places}>
        {user.groups.map((group) => {
          const services = user.services.filter((service) => service.group.id === group.id);
          const managed = user.manages.filter((one) => one.group_id === group.id);
          return (
            <li key={group.id}>
              <Anchor component={Link} inherit to={to('members-info', { groupId: group.id, userId: user.id })}>
                {group.name}
              </Anchor>
              <div className="muted">
                {services.length === 0 ? 'Not in a service' : services.map(({ name }) => name).join(', ')}
              </div>
              {managed.length > 0 && (
                <div>
                  Admin of {managed.map(({ kind, name }) => (kind === 'group' ? 'the organisation' : name)).join(', ')}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

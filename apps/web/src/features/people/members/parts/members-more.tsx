import type { Action } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';

const lists: readonly { name: string; label: string; action: Action }[] = [
  { name: 'bulk-upload-edit-users', label: 'Changes of members', action: 'members.bulkEdit' },
  { name: 'bulk-upload-external-courses', label: 'External courses', action: 'externalCourses.enter' },
  { name: 'choose-results', label: 'Results of a face-to-face course', action: 'paperCourses.record' },
];

/** Menu of the seldom used ways to add members, and of the lists about members that can be uploaded here. */
export function MembersMore() {
  const { can, has } = useArea();
  const { here, hasHere, isService } = usePlace();
  // In areas that have only services, the pages of a service have no prefix.
  const named = (name: string) => (isService && has('subgroup-members') ? `subgroup-${name}` : name);
  const offered = lists.filter(({ name, action }) => can(action) && has(named(name)));
  const mayAdd = hasHere('add-existing-user') && !isService && can('users.write');
  if (offered.length === 0 && !mayAdd) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayAdd && (
          <Menu.Item
            component={Link}
            to={here('add-existing-user')}
            leftSection={<IconUserPlus size={18} aria-hidden />}
          >
            Add existing user
          </Menu.Item>
        )}
        {offered.length > 0 && <Menu.Label>Upload other lists</Menu.Label>}
        {offered.map(({ name, label }) => (
          <Menu.Item key={name} component={Link} to={here(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import type { Action } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';

const lists: readonly { name: string; label: string; action: Action }[] = [
  { name: 'bulk-upload-edit-users', label: 'Changes of members', action: 'members.bulkEdit' },
  { name: 'bulk-upload-external-courses', label: 'External courses', action: 'externalCourses.enter' },
  { name: 'choose-results', label: 'Results of a face-to-face course', action: 'paperCourses.record' },
];

/** Menu of the lists about members that can be uploaded here, besides the list of new members. */
export function OtherLists() {
  const { can, has } = useArea();
  const { here, isService } = usePlace();
  // In areas that have only services, the pages of a service have no prefix.
  const named = (name: string) => (isService && has('subgroup-members') ? `subgroup-${name}` : name);
  const offered = lists.filter(({ name, action }) => can(action) && has(named(name)));
  if (offered.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
          Upload other lists
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ name, label }) => (
          <Menu.Item key={name} component={Link} to={here(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CourseTab } from '../use-course-pages.ts';
import { useNextLink } from '../use-next-link.ts';

type Props = { detail: VirtualGroupDetail; tab: CourseTab };

/**
 * Button for the next step of a course. On the tab Schedule it is not filled, because the form has the filled button.
 */
export function NextButton(props: Props) {
  const next = useNextLink(props);
  if (next === undefined) return null;
  const { to, label, icon: Shown } = next;
  return (
    <Button
      component={Link}
      to={to}
      variant={props.tab === 'edit-virtual-group' ? 'default' : 'filled'}
      leftSection={<Shown size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

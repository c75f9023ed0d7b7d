import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ReopenCourse } from '../../course-ending/index.ts';
import { type Copies, DuplicateCourse } from '../../course-planning/index.ts';
import { CannotAttend, ReplaceTrainer } from '../../course-staffing/index.ts';
import { type CourseAction, type CourseDialogue, useCourseActions } from '../use-course-actions.ts';
import type { CourseTab } from '../use-course-pages.ts';
import c from './course-frame.module.css';

type ItemProps = { action: CourseAction; onOpen: (dialogue: CourseDialogue) => void };

function Item({ action, onOpen }: ItemProps) {
  const { label, icon: Shown, isGrave } = action;
  const look = { leftSection: <Shown size={18} aria-hidden />, ...(isGrave === true && { color: 'brick' }) };
  if ('to' in action)
    return (
      <Menu.Item component={Link} to={action.to} {...look}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} onClick={() => ('opens' in action ? onOpen(action.opens) : void action.run())}>
      {label}
    </Menu.Item>
  );
}

type Props = { detail: VirtualGroupDetail; tab: CourseTab; onMade: (copies: Copies) => void };

/** Menu of the actions on a course besides its next step. Without an action there is no menu. */
export function CourseMenu({ detail, tab, onMade }: Props) {
  const [opened, setOpened] = useState<CourseDialogue>();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  // A dialogue returns the focus to the element that had it. The items of the menu have disappeared by then.
  const open = (name: CourseDialogue) => {
    trigger.current?.focus();
    setOpened(name);
  };
  const actions = useCourseActions({ detail, tab });
  if (actions.length === 0 && opened === undefined) return null;
  const [usual, grave] = [actions.filter(({ isGrave }) => !isGrave), actions.filter(({ isGrave }) => isGrave)];
  const dialogue = (name: CourseDialogue) => ({ detail, opened: opened === name, onClose: close });
  const itemsOf = (list: readonly CourseAction[]) =>
    list.map((action) => <Item key={action.label} action={action} onOpen={open} />);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button ref={trigger} variant="default" className={c.more} leftSection={<IconDots size={18} aria-hidden />}>
            <span className={c.word}>More</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {itemsOf(usual)}
          {usual.length > 0 && grave.length > 0 && <Menu.Divider />}
          {itemsOf(grave)}
        </Menu.Dropdown>
      </Menu>
      <ReopenCourse {...dialogue('reopen')} />
      <ReplaceTrainer {...dialogue('replace')} />
      <CannotAttend {...dialogue('cannot-attend')} />
      <DuplicateCourse course={detail} opened={opened === 'duplicate'} onClose={close} onMade={onMade} />
    </>
  );
}

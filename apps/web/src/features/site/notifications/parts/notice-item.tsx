import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Tag } from '../../../../ui/course/index.ts';
import { formatTime } from '../../../../ui/formats/index.ts';
import type { Notice } from '../complete-notifications.ts';
import c from './notifications.module.css';

type Props = { notice: Notice; isMarking: boolean; onRead: () => void; onFollow: () => void };

export function NoticeItem({ notice, isMarking, onRead, onFollow }: Props) {
  return (
    <li className={`card ${c.notice}`} data-unread={!notice.isRead || undefined}>
      <p className={c.meta}>
        <Tag hue={notice.isRead ? 'porcelain' : 'gentian'}>{notice.tag}</Tag>
        {!notice.isRead && <b>Unread</b>}
        <time dateTime={notice.createdAt}>{formatTime(notice.createdAt)}</time>
      </p>
      <p className={c.title}>{notice.title}</p>
      <p className={c.text}>{notice.body}</p>
      {(notice.action !== undefined || !notice.isRead) && (
        <div className={c.actions}>
          {notice.action !== undefined && (
            <Button
              component={Link}
              to={notice.action}
              size="sm"
              variant="light"
              aria-label={`Open: ${notice.title}`}
              onClick={onFollow}
            >
              Open
            </Button>
          )}
          {!notice.isRead && (
            <Button
              size="sm"
              variant="subtle"
              loading={isMarking}
              leftSection={<IconCheck size={17} aria-hidden />}
              aria-label={`Mark read: ${notice.title}`}
              onClick={onRead}
            >
              Mark read
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

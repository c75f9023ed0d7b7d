import { plural } from '@doselore/contract';
import { useRef } from 'react';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import type { CourseDetail } from '../courses.queries.ts';
import { useNewVersion } from './use-new-version.ts';

/**
 * Asks once before a change to a version that people are taking, and offers a new version instead. The function that it
 * returns resolves to true when the change may be made.
 */
export function useLiveChange(course: CourseDetail | undefined): () => Promise<boolean> {
  const { create } = useNewVersion();
  const allowed = useRef(false);
  return async () => {
    const people = course?.in_progress ?? 0;
    if (course === undefined || people === 0 || allowed.current) return true;
    const answer = await askConfirm({
      title: `${formatNumber(people)} ${plural(people, 'person is', 'people are')} taking this course`,
      message: `This changes the course for them. A new version leaves them as they are: change it there, then make it live.`,
      confirmLabel: 'Change it',
      extraLabel: 'New version',
    });
    if (answer === 'extra') create(course.id);
    allowed.current = answer === 'confirm';
    return allowed.current;
  };
}

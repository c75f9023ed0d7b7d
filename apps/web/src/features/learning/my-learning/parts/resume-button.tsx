import { type ModuleCourseType, type MyCourse, moduleCourseTypes } from '@doselore/contract/my-learning';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useContinueCourse } from '../use-continue-course.ts';

type Props = ButtonProps & { course: MyCourse; children: ReactNode; 'aria-label'?: string };

/** Continues a started course with one click: its next module in the player, or the parts of a distance course. */
export function ResumeButton({ course, ...button }: Props) {
  const { to } = useArea();
  const place = { courseType: moduleTypeOf(course), courseId: course.course_id, groupId: course.group.id };
  const resume = useContinueCourse(place, { isStarted: true });
  if (course.course_type === 'distance') return <Button component={Link} to={to('modules', place)} {...button} />;
  return <Button loading={resume.isPending} onClick={() => resume.mutate()} {...button} />;
}

function moduleTypeOf({ course_type: type }: MyCourse): ModuleCourseType {
  const known = moduleCourseTypes.find((one) => one === type);
  if (known === undefined) throw new Error(`A course of type ${type} has no modules to resume`);
  return known;
}

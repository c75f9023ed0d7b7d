import type { Plan } from '@doselore/contract/course-planning';
import { useState } from 'react';
import c from './course-steps.module.css';
import { type Copies, DuplicateCourse, MadeCopies } from './duplicate-course.tsx';
import { PlanNotices, PlanSteps } from './plan-steps.tsx';

/** Notices about the plan of a course, with the steps that its admins may take and the copies that were just made. */
export function CourseSteps({ plan }: { plan: Plan }) {
  const [made, setMade] = useState<Copies>([]);
  return (
    <>
      <PlanNotices plan={plan} />
      <div className={c.buttons}>
        <PlanSteps plan={plan} />
        <DuplicateCourse plan={plan} onMade={setMade} />
      </div>
      {made.length > 0 && <MadeCopies copies={made} />}
    </>
  );
}

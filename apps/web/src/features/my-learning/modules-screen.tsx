import type { CourseModule } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Area, useArea } from '../../platform/area/index.ts';
import { Blister, Tag } from '../../ui/course/index.ts';
import { formatList } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { stateOf } from './course-facts.ts';
import { useCoursePlace } from './course-place.ts';
import { isDone, moduleAction, moduleTag } from './module-facts.ts';
import { type CoursePlace, moduleDataQuery } from './my-learning.queries.ts';
import c from './parts/modules.module.css';

export function ModulesScreen() {
  const place = useCoursePlace(['online']);
  const query = useQuery(moduleDataQuery(place));
  return (
    <Page title={query.data?.course.title} width="prose">
      <QueryView query={query} errorTitle="This course could not be opened">
        {({ course, modules }) => (
          <>
            <div className={c.progress}>
              <Blister
                done={course.modules_done}
                total={course.modules}
                large
                started={stateOf(course) !== 'not_started'}
              />
            </div>
            <ol className={c.list}>
              {modules.map((module) => (
                <ModuleItem key={module.sco_id} module={module} />
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** A failed module leads to its results: trying again is chosen there, because it begins a new attempt. */
function targetOf(module: CourseModule, { to, place }: { to: Area['to']; place: CoursePlace }): string {
  if (module.sco_user_id === null) return to('course-launch', place);
  const name = module.lesson_status === 'failed' ? 'results' : 'lms-content';
  return to(name, { scoUserId: module.sco_user_id, slug: module.slug });
}

function ModuleItem({ module }: { module: CourseModule }) {
  const { to } = useArea();
  const place = useCoursePlace(['online']);
  const tag = moduleTag(module);
  const locked = module.waits_for.length > 0;
  const target = targetOf(module, { to, place });
  return (
    <li className={`label ${c.item}`}>
      <div className={c.facts}>
        <h2 className={c.title}>{module.title}</h2>
        <p className={c.meta}>
          <Tag hue={tag.hue} icon={isDone(module) ? IconCircleCheck : undefined}>
            {tag.text}
          </Tag>
          {module.raw_score !== null && <span>Score {module.raw_score}</span>}
          {module.max_attempts !== null && (
            <span>
              Attempt {module.attempts} of {module.max_attempts}
            </span>
          )}
        </p>
        {locked && (
          <p className={c.waits}>
            <IconLock size={17} aria-hidden /> Opens after {formatList(module.waits_for)}
          </p>
        )}
      </div>
      {!locked && (
        <div className={c.actions}>
          {isDone(module) && module.sco_user_id !== null && (
            <Button
              component={Link}
              variant="subtle"
              to={to('results', { scoUserId: module.sco_user_id, slug: module.slug })}
              aria-label={`Results: ${module.title}`}
            >
              Results
            </Button>
          )}
          <Button
            component={Link}
            to={target}
            variant={isDone(module) ? 'light' : 'filled'}
            aria-label={`${moduleAction(module)}: ${module.title}`}
          >
            {moduleAction(module)}
          </Button>
        </div>
      )}
    </li>
  );
}

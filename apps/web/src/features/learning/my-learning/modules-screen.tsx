import { usedUpText } from '@doselore/contract/learning';
import {
  type CourseModule,
  getModuleData,
  type ModuleCourseType,
  moduleCourseTypes,
} from '@doselore/contract/my-learning';
import { takesText } from '@doselore/contract/product-details';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { Blister, Tag } from '../../../ui/course/index.ts';
import { formatList } from '../../../ui/formats/index.ts';
import { lazyContent } from '../../../ui/lazy/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { PartItem, PartList } from '../../../ui/part-list/index.ts';
import { LoadingLines, QueryView } from '../../../ui/states/index.ts';
import { LookAgain } from '../learning/looking-again/index.ts';
import { stateOf } from './course-facts.ts';
import { type CoursePlace, useCoursePlace } from './course-place.ts';
import { isDone, moduleAction, moduleTag } from './module-facts.ts';
import { myLearning } from './my-learning.queries.ts';
import c from './parts/modules.module.css';
import { NoSuchCourse } from './parts/no-such-course.tsx';

const DistanceList = lazyContent(() => import('../distance/index.ts').then((m) => m.DistanceList));

type Place = CoursePlace<ModuleCourseType>;

export function ModulesScreen() {
  const place = useCoursePlace(moduleCourseTypes);
  return place === null ? <NoSuchCourse /> : <CourseParts place={place} />;
}

function CourseParts({ place }: { place: Place }) {
  const { to } = useArea();
  const query = useQuery(myLearning.one(getModuleData, { params: place }));
  return (
    <Page title={query.data?.course.title}>
      <QueryView query={query} errorTitle="This course could not be opened">
        {({ course, modules, may_practise, distance }) => (
          <>
            {stateOf(course) === 'failed' && <p>{usedUpText}</p>}
            <div className={c.progress}>
              <Blister
                done={course.modules_done}
                total={course.modules}
                large
                started={stateOf(course) !== 'not_started'}
                unit={distance === null ? undefined : { one: 'part', many: 'parts' }}
              />
            </div>
            {distance === null ? (
              <PartList>
                {modules.map((module) => (
                  <ModuleItem
                    key={module.sco_id}
                    {...{ module, place }}
                    mayPractise={may_practise}
                    isOver={stateOf(course) === 'failed'}
                  />
                ))}
              </PartList>
            ) : (
              <Suspense fallback={<LoadingLines />}>
                <DistanceList parts={distance} launch={to('course-launch', place)} />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Returns the address of a module. A failed module opens its results, where trying again starts a new attempt. */
function targetOf(module: CourseModule, { to, place }: { to: Area['to']; place: Place }): string {
  if (module.sco_user_id === null) return to('course-launch', place);
  const name = module.lesson_status === 'failed' ? 'results' : 'lms-content';
  return to(name, { scoUserId: module.sco_user_id, slug: module.slug });
}

type ItemProps = { module: CourseModule; place: Place; mayPractise: boolean; isOver: boolean };

function ModuleItem({ module, place, mayPractise, isOver }: ItemProps) {
  const { to } = useArea();
  const tag = moduleTag(module);
  const locked = module.waits_for.length > 0;
  const target = targetOf(module, { to, place });
  const action = moduleAction(module, { isOver });
  const takes = takesText(module.minutes, module.usual_minutes);
  return (
    <PartItem
      title={module.title}
      waits={locked ? `Opens after ${formatList(module.waits_for)}` : undefined}
      facts={
        <>
          <Tag hue={tag.hue} icon={isDone(module) ? IconCircleCheck : undefined}>
            {tag.text}
          </Tag>
          {!isDone(module) && takes !== '' && <span>{takes}</span>}
          {module.raw_score !== null && <span>Score {module.raw_score}</span>}
          {module.max_attempts !== null && (
            <span>
              Attempt {module.attempts} of {module.max_attempts}
            </span>
          )}
        </>
      }
    >
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
          {isDone(module) && module.sco_user_id !== null ? (
            <LookAgain module={{ ...module, sco_user_id: module.sco_user_id }} mayPractise={mayPractise} />
          ) : (
            (!isOver || module.lesson_status === 'failed') && (
              <Button component={Link} to={target} aria-label={`${action}: ${module.title}`}>
                {action}
              </Button>
            )
          )}
        </div>
      )}
    </PartItem>
  );
}

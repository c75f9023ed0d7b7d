import type { Answer, Params } from '@doselore/contract';
import { certificateEnd } from '@doselore/contract/certificates';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type Scope, type UserId } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readParts } from '../distance/index.ts';
import { finishFirst } from '../linked-courses/index.ts';
import { showLaunchDetails } from '../product-details/index.ts';
import { launchOther, nextModule, presentMyCourse, presentRenewal } from './my-learning.presenter.ts';
import { findOtherCard, listModules } from './my-learning.repository.ts';
import { launchSession } from './sessions.presenter.ts';
import { findSession } from './sessions.repository.ts';
import { showCompletion } from './show-completion.ts';
import { getCourseOf } from './start-course.ts';

type Launch = Answer<typeof getCourseLaunchData>;
type WithoutDetails = Omit<Launch, 'details'>;
type LaunchTarget = { scope: Scope; userId: UserId; params: Params<typeof getCourseLaunchData> };

/** Returns the page of a course of any type. Throws 404 unless this person may take it. */
export async function showLaunch(services: Services, target: LaunchTarget): Promise<Launch> {
  const launch = await launchOf(services, target);
  const { courseType, courseId } = target.params;
  const details = courseType === 'external-course' ? null : await showLaunchDetails(services, { courseType, courseId });
  return { ...launch, details };
}

function launchOf(services: Services, { params, ...target }: LaunchTarget): Promise<WithoutDetails> {
  const { courseType } = params;
  if (courseType === 'trainer-led') return launchOfSession(services, { ...target, params });
  if (courseType === 'paper-course' || courseType === 'external-course')
    return launchOfOther(services, { ...target, params: { ...params, courseType } });
  return launchModules(services, { ...target, params: { ...params, courseType } });
}

async function launchOfSession(
  { db, clock }: Services,
  { scope, userId, params: { courseId: virtualGroupId, groupId } }: LaunchTarget,
): Promise<WithoutDetails> {
  const londonNow = londonWallClock(clock.now());
  const session = await findSession(db, scope, { userId, virtualGroupId, groupId });
  if (session === undefined) throw notFound();
  const { training_start, product_id: productId, group_id } = session;
  const day = (training_start ?? londonNow).toISOString().slice(0, 10);
  const first = { userId, groupId: group_id, productType: 'abstract_course', productId, day } as const;
  const finish_first = session.finish_first.length === 0 ? [] : await finishFirst(db, first);
  return launchSession(session, { course: presentMyCourse(session, londonNow), finish_first });
}

type WantedOther = LaunchTarget & { params: { courseType: 'paper-course' | 'external-course' } };

/** Returns the page of a paper course or an external entry. */
async function launchOfOther({ db, clock }: Services, { scope, userId, params }: WantedOther): Promise<WithoutDetails> {
  const day = today(clock);
  const card = await findOtherCard(db, scope, { ...params, userId, today: day });
  if (card === undefined) throw notFound();
  const { group_id: groupId, product_id: productId } = card;
  const first = { userId, groupId, productType: 'abstract_paper_course', day } as const;
  const finish_first =
    productId === null || card.finish_first.length === 0 ? [] : await finishFirst(db, { ...first, productId });
  const course = presentMyCourse(card, londonWallClock(clock.now()));
  return launchOther(card, { course, today: day, finish_first });
}

type WantedModules = LaunchTarget & { params: { courseType: 'online' | 'distance' } };

/** Returns the page of an online or distance course. */
async function launchModules(services: Services, { scope, userId, params }: WantedModules): Promise<WithoutDetails> {
  const { db, clock } = services;
  const course = await getCourseOf(services, scope, { ...params, userId });
  const modules = await listModules(db, { courseId: course.id, courseUserId: course.course_user_id });
  const distance = await readParts(db, { courseId: course.id, courseUserId: course.course_user_id });
  const marks = modules.flatMap((module) => module.mastery_score ?? []);
  const shown = presentMyCourse(course, londonWallClock(clock.now()));
  return {
    course: shown,
    cover: shown.cover,
    pass_mark: distance?.assessment.pass_mark ?? (marks.length > 0 ? Math.max(...marks) : null),
    would_end_on: certificateEnd({
      awardedOn: today(clock),
      months: course.certificate_months,
      basis: course.renewal_basis,
      previousEnd: course.expires_on,
    }),
    renewal: presentRenewal(course, today(clock)),
    next: nextModule(modules),
    completion: await showCompletion(db, course),
    what_to_bring: null,
    finish_first: await finishFirst(db, { licenceId: course.licence_id, day: today(clock) }),
  };
}

import { commandOf } from '@doselore/contract';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildAccount } from '../../scheduling/video-meetings/meetings.factory.ts';
import { type buildChanging, type Changing, on, times } from './changing.factory.ts';

type Transition = {
  options?: Parameters<typeof buildChanging>[1];
  /** Time of the change. Without it, five days before the course. */
  at?: string;
  /** Changes before the one that is watched. */
  first?: (course: Changing) => Promise<void>;
  run: (course: Changing) => Promise<void>;
};

/** Returns every change of a course by a command, each on a course of its own. */
export function transitionsOn({ db, clock }: TestApp): Record<string, Transition> {
  const { dayBefore, during, over } = times;
  const assessed = { waiting: false, assessment: 'paper' } as const;
  const newTrainer = async (course: Changing) => {
    const userId = await buildTrainer(db, { teaches: [course.productId] });
    course.people = { ...course.people, leaders: [...course.people.leaders, userId] };
    return userId;
  };
  const newOrganiser = async ({ groupId }: Changing) => {
    const userId = await buildUser(db, { roles: ['group_admin'] });
    await buildManager(db, { userId, groupId });
    return userId;
  };
  const newMember = async (course: Changing, audience: 'delegates' | 'waiting') => {
    const userId = await course.member();
    course.people = { ...course.people, [audience]: [...course.people[audience], userId] };
    return userId;
  };
  const attend = async (course: Changing) => {
    clock.set(over);
    await course.mark(0, 'attended');
    await course.mark(1, 'attended');
  };
  const pass = (course: Changing) =>
    course.trainer.put(`${course.own}/assessments`, {
      results: [{ userId: course.first, result: 'passed' }],
      ...course.once(),
    });
  const close = (course: Changing) => course.site.post(course.at(course.id, '/close-course'), course.once());
  const cancel = (course: Changing) =>
    course.site.post(course.at(course.id, '/cancel-course'), { reason: 'Snow', ...course.once() });
  const archive = (course: Changing, archived: boolean) =>
    course.site.post(`/api/admin/groups/${course.groupId}/archive-members`, { userIds: [course.first], archived });
  const free = (course: Changing) => course.members([], [course.first]);
  const answerOffer = (answer: 'accept' | 'decline') => (course: Changing) =>
    course.respond(course.waits[0] ?? 0, answer);
  const cannotAttend = (course: Changing) =>
    course.as(course.coTrainerId).post(`${course.own}/cannot-attend`, { reason: 'Ill' });
  const moved = on('2027-02-02', '2027-02-09');
  return {
    schedule: { options: { state: 'draft' }, run: (course) => course.site.post(course.at(course.id, '/publish')) },
    'make a draft': { run: (course) => course.site.post(course.at(course.id, '/unpublish')) },
    'move the days': { run: (course) => course.replan({ sessions: moved }) },
    'move the days of a draft': { options: { state: 'draft' }, run: (course) => course.replan({ sessions: moved }) },
    'another trainer': { run: async (course) => course.replan({ trainerUserId: await newTrainer(course) }) },
    'another organiser': { run: async (course) => course.change({ organiserUserId: await newOrganiser(course) }) },
    'another meeting account': {
      run: async (course) => course.replan({ video_account_id: await buildAccount(course, 'jitsi') }),
    },
    'another title': { run: (course) => course.change({ title: 'Advanced life support' }) },
    'more places': { run: (course) => course.change({ delegatePlacesAllowed: 3 }) },
    'another assessment': { run: (course) => course.change({ assessment_type: 'paper', postTrainingDaysAllowed: 14 }) },
    'other things to bring': { run: (course) => course.change({ what_to_bring: 'Flat shoes' }) },
    'fewer days required': {
      options: assessed,
      first: async (course) => {
        clock.set(over);
        await course.mark(0, 'attended');
        await course.mark(1, 'absent');
      },
      run: (course) => course.change({ sessions_required: 1 }),
    },
    'add a delegate': {
      options: { waiting: false },
      first: (course) => course.change({ delegatePlacesAllowed: 3 }),
      run: async (course) => course.members([await newMember(course, 'delegates')]),
    },
    'remove a delegate': { run: free },
    'remove a delegate the day before': { at: dayBefore, run: free },
    'accept a place': { run: (course) => course.respond(course.second, 'accept') },
    'decline a place': { run: (course) => course.respond(course.first, 'decline') },
    'take a declined place again': {
      options: { waiting: false },
      first: (course) => course.respond(course.first, 'decline'),
      run: (course) => course.respond(course.first, 'accept'),
    },
    'join the waiting list': {
      run: async (course) =>
        course.site.post(`${course.place}/waiting-list`, { userIds: [await newMember(course, 'waiting')] }),
    },
    'remove from the waiting list': {
      run: (course) => course.site.post(`${course.place}/waiting-list/remove`, { userIds: course.waits.slice(0, 1) }),
    },
    'leave the waiting list': {
      run: (course) => course.as(course.waits[0] ?? 0).delete(`/api/virtual-group/${course.id}/waiting-list`),
    },
    'promote from the waiting list': {
      options: { waitingList: 'manual' },
      first: free,
      run: (course) => course.site.post(`${course.place}/waiting-list/promote`, { count: 1, ...course.once() }),
    },
    'accept an offer': { at: dayBefore, first: free, run: answerOffer('accept') },
    'decline an offer': { at: dayBefore, first: free, run: answerOffer('decline') },
    'add a co-trainer': {
      run: async (course) => {
        const baseUserIds = [course.coTrainerId];
        const userIds = [...baseUserIds, await newTrainer(course)];
        await course.site.put(course.at(course.id, '/managers'), { userIds, baseUserIds });
      },
    },
    'remove a co-trainer': {
      first: cannotAttend,
      run: (course) =>
        course.site.put(course.at(course.id, '/managers'), { userIds: [], baseUserIds: [course.coTrainerId] }),
    },
    'a co-trainer cannot attend': { run: cannotAttend },
    'the trainer can attend': { run: (course) => course.trainer.delete(`${course.own}/cannot-attend`) },
    'mark a day': { options: { waiting: false }, at: during, run: (course) => course.mark(0, 'attended') },
    'mark the last day': {
      options: assessed,
      at: over,
      first: (course) => course.mark(0, 'attended'),
      run: (course) => course.mark(1, 'attended'),
    },
    'add somebody who came': {
      at: during,
      run: async (course) =>
        course.trainer.post(`${course.own}/uninvited`, {
          ...{ sessionId: await course.sessionId(0), userId: course.waits[0], ...course.once() },
        }),
    },
    'issue after the register': {
      options: { waiting: false },
      at: during,
      first: async (course) =>
        course.trainer.post(
          `${course.own}/uninvited`,
          commandOf({
            ...{ sessionId: await course.sessionId(0), email: `una-${course.id}@example.org` },
            ...{ first_name: 'Una', last_name: 'Vited', ...course.once() },
          }),
        ),
      run: (course) =>
        course.trainer.post(`${course.own}/issue-after-register`, { hadUninvitedAttendees: 1, ...course.once() }),
    },
    'enter a result': { options: assessed, first: attend, run: pass },
    'correct a result': {
      options: assessed,
      first: async (course) => {
        await attend(course);
        await pass(course);
      },
      run: (course) =>
        course.trainer.put(`${course.own}/assessments/${course.first}`, {
          ...{ result: 'failed', score: null, reason: 'Another person', seenCorrections: 0 },
        }),
    },
    cancel: { run: cancel },
    'cancel a draft': { options: { state: 'draft' }, run: cancel },
    close: { first: attend, run: close },
    reopen: {
      first: async (course) => {
        await attend(course);
        await close(course);
      },
      run: (course) => course.site.post(course.at(course.id, '/reopen'), { reason: 'Swapped', ...course.once() }),
    },
    'a delegate leaves': { run: (course) => archive(course, true) },
    'a delegate returns': {
      options: { waiting: false },
      first: (course) => archive(course, true),
      run: (course) => archive(course, false),
    },
  };
}

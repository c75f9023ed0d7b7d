import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { courseFollowers } from '../../course-followers.ts';
import { buildChanging } from './changing.factory.ts';
import { followersOf } from './effects.factory.ts';
import { transitionsOn } from './transitions.factory.ts';
import { namesOfFollowers, withFollowers } from './watched-followers.factory.ts';

const server = await openTestApp({ connections: 12 });
const transitions = Object.entries(transitionsOn(server));

/** Writes that follow each change. Everything that is not named stays as it was before the change. */
const expected: Record<string, string> = {
  schedule:
    'claimed times, meetings, calendar sequences, calendar task, organiser task, known times, email delegates, email waiting, notify leaders',
  'make a draft':
    'claimed times, meetings, calendar sequences, open reports, calendar task, organiser task, email delegates, email waiting, notify leaders',
  'move the days':
    'claimed times, meetings, calendar sequences, ended acceptances, open reports, calendar task, organiser task, reminders, notify leaders',
  'move the days of a draft': 'ended acceptances, calendar task',
  'another trainer':
    'claimed times, open reports, calendar task, organiser task, known times, email leaders, notify leaders',
  'another organiser': 'organiser task',
  'another meeting account': 'meetings',
  'another title': 'meetings, calendar task',
  'more places': 'waiting, delegates, calendar task, known times, email waiting',
  'another assessment': '',
  'other things to bring': 'calendar task',
  'fewer days required': 'attendance, results due',
  'add a delegate': 'delegates, calendar task, known times, email delegates',
  'remove a delegate':
    'licences, seats, waiting, delegates, needs, calendar task, known times, email delegates, email waiting',
  'remove a delegate the day before':
    'licences, seats, waiting, delegates, needs, calendar task, email delegates, email waiting',
  'accept a place': '',
  'decline a place':
    'licences, seats, waiting, delegates, needs, calendar task, known times, email delegates, email waiting, notify leaders, notify admins',
  'take a declined place again':
    'delegates, calendar task, known times, email delegates, notify leaders, notify admins',
  'join the waiting list': 'waiting, email waiting',
  'remove from the waiting list': 'waiting, email waiting',
  'leave the waiting list': 'waiting',
  'promote from the waiting list': 'waiting, delegates, calendar task, known times, email waiting',
  'accept an offer': 'waiting, delegates, calendar task, known times, email waiting',
  'decline an offer': 'waiting, email waiting',
  'add a co-trainer': 'claimed times, calendar task, known times, notify leaders',
  'remove a co-trainer': 'claimed times, open reports, calendar task, notify leaders',
  'a co-trainer cannot attend': 'open reports, notify site',
  'the trainer can attend': 'open reports, notify site',
  'mark a day': 'attendance, licences, seats',
  'mark the last day': 'attendance, results due',
  'add somebody who came': 'attendance, waiting, delegates',
  'issue after the register': 'licences, seats, notify admins',
  'enter a result': 'results due, licences',
  'correct a result': 'results due, licences, email delegates, notify admins',
  cancel:
    'claimed times, meetings, calendar sequences, open reports, licences, seats, requests, waiting, calendar task, organiser task, known times, email waiting, notify leaders',
  'cancel a draft':
    'calendar sequences, licences, seats, requests, waiting, calendar task, organiser task, email delegates, email waiting, notify leaders',
  close: 'licences, seats, requests, waiting, notify leaders',
  reopen: 'notify leaders, notify admins',
  'a delegate leaves': 'licences, seats, waiting, delegates, needs, calendar task, known times, email waiting',
  'a delegate returns': 'licences, seats, delegates, calendar task, known times, email delegates',
};

/** The followers that owe something after each change. A follower above the courses has its place here too. */
const called: Record<string, string> = {
  schedule:
    'claims, meetings, sequences, calendars, dateEmails, leaderNotices, organiserNotices, reminders, knownTimes, freedPlaces, waitingEmails',
  'make a draft':
    'claims, meetings, sequences, reports, endedWaiting, calendars, dateEmails, leaderNotices, organiserNotices, waitingEmails',
  'move the days': 'acceptances, claims, meetings, reports, calendars, leaderNotices, organiserNotices, reminders',
  'move the days of a draft': 'acceptances, reports',
  'another trainer': 'claims, reports, calendars, replacement, organiserNotices, knownTimes',
  'another organiser': 'organiserNotices',
  'another meeting account': 'claims, meetings',
  'another title': 'meetings, calendars',
  'more places': 'freedPlaces, endedWaiting, calendars, placeEmails, knownTimes',
  'another assessment': 'results',
  'other things to bring': 'calendars',
  'fewer days required': 'attendance, results',
  'add a delegate': 'endedWaiting, calendars, placeEmails, knownTimes, freedPlaces',
  'remove a delegate': 'removedLicences, calendars, placeEmails, freedPlaces, endedWaiting, knownTimes',
  'remove a delegate the day before': 'removedLicences, calendars, placeEmails, freedPlaces',
  'accept a place': '',
  'decline a place': 'removedLicences, calendars, placeEmails, ownAnswers, freedPlaces, endedWaiting, knownTimes',
  'take a declined place again': 'endedWaiting, calendars, placeEmails, ownAnswers, knownTimes, freedPlaces',
  'join the waiting list': 'freedPlaces, waitingEmails',
  'remove from the waiting list': 'freedPlaces, waitingEmails',
  'leave the waiting list': 'freedPlaces',
  'promote from the waiting list': 'endedWaiting, calendars, placeEmails, knownTimes',
  'accept an offer': 'endedWaiting, calendars, placeEmails, knownTimes, freedPlaces',
  'decline an offer': 'freedPlaces',
  'add a co-trainer': 'claims, calendars, coTrainerNotices, knownTimes',
  'remove a co-trainer': 'claims, reports, calendars, coTrainerNotices',
  'a co-trainer cannot attend': '',
  'the trainer can attend': '',
  'mark a day': 'attendance, results, startedLicences',
  'mark the last day': 'attendance, results, startedLicences',
  'add somebody who came': 'attendance, results, startedLicences, endedWaiting, freedPlaces',
  'issue after the register': '',
  'enter a result': '',
  'correct a result': '',
  cancel:
    'claims, meetings, sequences, reports, endedWaiting, returnedSeats, calendars, cancellation, organiserNotices',
  'cancel a draft':
    'claims, meetings, sequences, reports, endedWaiting, returnedSeats, calendars, cancellation, organiserNotices',
  close: 'endedWaiting, returnedSeats, leaderNotices',
  reopen: 'reopening',
  'a delegate leaves': 'removedLicences, calendars, placeEmails, freedPlaces, endedWaiting, knownTimes',
  'a delegate returns': 'endedWaiting, calendars, placeEmails, knownTimes, freedPlaces',
};

test.each(transitions)(
  '%s: everything follows that has to, and nothing else',
  async (name, { options, at, first, run }) => {
    const course = await buildChanging(server, options);
    if (at !== undefined) server.clock.set(at);
    await first?.(course);
    server.clock.advance(minutes(3));
    await runBackground(server);
    let names: string[] = [];
    const written = await followersOf(server, course, async () => {
      names = await namesOfFollowers(() => run(course));
    });
    expect(written.join(', ')).toBe(expected[name]);
    expect(names.join(', ')).toBe(called[name]);
  },
);

test('every follower owes something after a change of the table', () => {
  const named = Object.values(called).flatMap((names) => names.split(', '));
  expect(Object.keys(courseFollowers).filter((name) => !named.includes(name))).toEqual([]);
});

const book = { ...courseFollowers, bookings: { owes: () => true, follow: () => Promise.reject(new Error('No room')) } };

test('a follower runs in the transaction of the change, which it can refuse', async () => {
  const course = await buildChanging(server);
  const rename = () => course.change({ title: 'Refused' });
  await expect(withFollowers(book, rename)).rejects.toThrow();
  const [row] = await server.rows<{ title: string }>('select title from virtual_groups where id = $1', [course.id]);
  expect(row?.title).not.toBe('Refused');
  await rename();
});
